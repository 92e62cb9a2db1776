// SPDX-License-Identifier: GPL-3.0-or-later
// One line for each kind of private piece, in the words of the software that prints it. Tokens are put
// together from parts, so that no scanner takes this file for a leak.
#include "tests/workbench_request/dice.h"
#include "tests/workbench_request/seeded_document.h"

namespace torchtriage::testing {

using request::Kind;

namespace {

SeededLine tokenLine(Dice& dice)
{
    const std::string upper = "ABCDEFGHJKLMNPQRSTUVWXYZ234567";
    std::string value;
    std::string before = "request failed with ";
    switch (dice.below(16)) {
    case 0:
        value = std::string("h") + "f_" + dice.mixed(34);
        break;
    case 1:
        value = std::string("gh") + "p_" + dice.mixed(36);
        break;
    case 2:
        value = std::string("gl") + "pat-" + dice.mixed(20);
        break;
    case 3:
        value = std::string("AK") + "IA" + dice.letters(upper, 16);
        break;
    case 4:
        value = std::string("AI") + "za" + dice.mixed(35);
        break;
    case 5:
        value = std::string("sk") + "-proj-" + dice.mixed(48);
        break;
    case 6:
        value = std::string("sk") + "-ant-api03-" + dice.mixed(60);
        break;
    case 7:
        value = std::string("xo") + "xb-" + dice.digits(12) + "-" + dice.mixed(24);
        break;
    case 8:
        value =
            std::string("ey") + "J" + dice.mixed(24) + ".ey" + "J" + dice.mixed(40) + "." + dice.mixed(32);
        break;
    case 9:
        value = dice.hex(40);
        before = "wandb: api key ";
        break;
    case 10:
        value = dice.mixed(25);
        before = "COMET_API_KEY=";
        break;
    case 11:
        value = std::string("ey") + "JhcGlfYWRkcmVzcyI6" + dice.mixed(60);
        before = "NEPTUNE_API_TOKEN=";
        break;
    case 12:
        value = dice.mixed(40);
        before = "CLEARML_API_SECRET_KEY=";
        break;
    case 13:
        value = dice.mixed(40);
        before = "aws_secret_access_key = ";
        break;
    case 14:
        value = dice.mixed(64) + "==";
        before = "DefaultEndpointsProtocol=https;AccountKey=";
        break;
    default:
        value = dice.mixed(40);
        before = "Authorization: Bearer ";
        break;
    }
    return {{{Kind::Token, value}}, before + value};
}

SeededLine hostLine(Dice& dice)
{
    const std::string shortName = std::string("gpu-") + dice.letters("abcdefhkm", 1) + dice.digits(2);
    const std::string host = shortName + '.' + dice.name() + ".internal";
    switch (dice.below(5)) {
    case 0:
        return {{{Kind::Host, host}}, "host: " + host};
    case 1:
        return {{{Kind::Host, host}}, "connecting to " + host + ":29500"};
    case 2:
        return {{{Kind::Host, shortName}}, shortName + ":4711:4801 [0] NCCL INFO Bootstrap : Using eth0"};
    case 3:
        return {{{Kind::Host, shortName}}, "SLURMD_NODENAME=" + shortName};
    default:
        return {{{Kind::Host, shortName}}, "srun: error: on node " + shortName + ", task 3"};
    }
}

SeededLine userLine(Dice& dice)
{
    const std::string user = dice.name();
    switch (dice.below(4)) {
    case 0:
        return {{{Kind::User, user}}, "USER=" + user};
    case 1:
        return {{{Kind::User, user}}, "SLURM_JOB_USER=" + user + " SLURM_NTASKS=8"};
    case 2:
        return {{{Kind::User, user}}, "(base) " + user + "@login07:~/run$ python train.py"};
    default:
        return {{{Kind::User, user}}, "wandb: Currently logged in as: " + user};
    }
}

SeededLine homeLine(Dice& dice)
{
    const std::string user = dice.name();
    switch (dice.below(4)) {
    case 0:
        return {{{Kind::Home, "/home/" + user}, {Kind::User, user}},
                "cache in /home/" + user + "/.cache/torch"};
    case 1:
        return {{{Kind::User, user}}, "cache in /Users/" + user + "/Library/Caches"};
    case 2:
        return {{{Kind::User, user}}, "cache in C:\\Users\\" + user + "\\AppData\\Local"};
    default:
        return {{{Kind::User, user}}, "reading /lustre/home/" + user + "/data.json"};
    }
}

SeededLine urlLine(Dice& dice)
{
    const std::string secret = dice.mixed(18);
    switch (dice.below(3)) {
    case 0:
        return {{{Kind::Url, secret}},
                "proxy http://" + dice.name() + ":" + secret + "@proxy.example.com:3128"};
    case 1:
        return {{{Kind::Url, secret}},
                "GET https://files.example.org/w.bin?X-Amz-Signature=" + secret + "&X-Amz-Date=1"};
    default:
        return {{{Kind::Url, secret}}, "GET https://store.example.com/c/w.bin?sv=2022&sig=" + secret};
    }
}

SeededLine ipLine(Dice& dice)
{
    const std::string four = "10." + dice.digits(2) + '.' + dice.digits(2) + '.' + dice.digits(2);
    const std::string six = "2001:db8:" + dice.hex(4) + ":" + dice.hex(4) + "::" + dice.hex(4);
    switch (dice.below(3)) {
    case 0:
        return {{{Kind::Ip, four}}, "tcp://" + four + ":29500 refused the connection"};
    case 1:
        return {{{Kind::Ip, four}}, "MASTER_ADDR=" + four};
    default:
        return {{{Kind::Ip, six}}, "connect to [" + six + "]:29500 timed out"};
    }
}

SeededLine keyLine(Dice& dice)
{
    const std::string first = dice.mixed(64);
    const std::string second = dice.mixed(64);
    const std::string dashes(5, '-');
    return {{{Kind::PrivateKey, first}, {Kind::PrivateKey, second}},
            dashes + "BEGIN OPENSSH PRIVATE " + "KEY" + dashes + '\n' + first + '\n' + second + '\n' +
                dashes + "END OPENSSH PRIVATE " + "KEY" + dashes};
}

SeededLine storageLine(Kind kind, Dice& dice)
{
    const std::string owner = dice.name();
    if (kind == Kind::Bucket) {
        const std::string bucket = owner + "-corpus";
        static constexpr std::array schemes = {"s3", "gs", "abfss", "hdfs"};
        return {{{kind, bucket}},
                std::string("reading ") + dice.oneOf(schemes) + "://" + bucket + "/shards/00017.tar"};
    }
    if (kind == Kind::GitRemote)
        return dice.below(2) == 0
                   ? SeededLine{{{kind, owner}},
                                "origin  git@code.example.org:" + owner + "/speech.git (fetch)"}
                   : SeededLine{{{kind, owner}}, "Cloning https://github.com/" + owner + "/speech.git"};
    return dice.below(2) == 0
               ? SeededLine{{{kind, owner}}, "image: registry.example.com:5000/" + owner + "/train:2024"}
               : SeededLine{{{kind, owner}}, "pulling " + owner + ".azurecr.io/speech/train:2024"};
}

SeededLine clusterLine(Kind kind, Dice& dice)
{
    switch (kind) {
    case Kind::Mac: {
        const std::string mac = "0a:" + dice.hex(2) + ":" + dice.hex(2) + ":" + dice.hex(2) + ":" +
                                dice.hex(2) + ":f" + dice.hex(1);
        return {{{kind, mac}}, "link/ether " + mac + " brd up"};
    }
    case Kind::Serial: {
        const std::string id = std::string("GPU-") + dice.hex(8) + '-' + dice.hex(4) + '-' + dice.hex(4) +
                               '-' + dice.hex(4) + '-' + dice.hex(12);
        return {{{kind, id}}, "GPU 0: NVIDIA A100-SXM4-80GB (UUID: " + id + ")"};
    }
    case Kind::Sample: {
        const std::string id = std::string("clip_0") + dice.digits(5);
        return {{{kind, id}}, "bad sample_id=" + id + " in batch 17"};
    }
    case Kind::Job: {
        const std::string id = dice.digits(7);
        return {{{kind, id}}, "slurmstepd: error: *** STEP " + id + ".0 CANCELLED ***"};
    }
    default: {
        const std::string value = dice.name() + "-" + dice.digits(2);
        return {{{Kind::Environment, value}}, "TEAM_PROJECT=" + value};
    }
    }
}

} // namespace

SeededLine seededLine(Kind kind, Dice& dice)
{
    switch (kind) {
    case Kind::PrivateKey:
        return keyLine(dice);
    case Kind::Token:
        return tokenLine(dice);
    case Kind::Secret: {
        const std::string value = dice.mixed(14);
        return {{{kind, value}}, (dice.below(2) == 0 ? "DB_PASSWORD=" : "client_secret: ") + value};
    }
    case Kind::Url:
        return urlLine(dice);
    case Kind::Email: {
        const std::string mail = dice.name() + '.' + dice.name() + "@example.com";
        return {{{kind, mail}}, "Author: <" + mail + ">"};
    }
    case Kind::Word:
        return {{{kind, "Nightjar"}}, "starting project Nightjar, phase 2"};
    case Kind::GitRemote:
    case Kind::Bucket:
    case Kind::Registry:
        return storageLine(kind, dice);
    case Kind::Home:
        return homeLine(dice);
    case Kind::User:
        return userLine(dice);
    case Kind::Host:
        return hostLine(dice);
    case Kind::Ip:
        return ipLine(dice);
    case Kind::Path: {
        const std::string folder = dice.name();
        return {{{kind, folder}}, "cannot open /data/" + folder + "/corpus_v2/manifest.json"};
    }
    default:
        return clusterLine(kind, dice);
    }
}

} // namespace torchtriage::testing
