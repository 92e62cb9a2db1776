// SPDX-License-Identifier: GPL-3.0-or-later
// What the kinds of replacements are called, and why they are made.
#include "app/workbench/request_text.h"

#include <QCoreApplication>

namespace torchtriage::workbench {

using request::Kind;

namespace {

struct RequestKinds {
    Q_DECLARE_TR_FUNCTIONS(RequestKinds)
};

QString credentialMeaning(Kind kind)
{
    switch (kind) {
    case Kind::PrivateKey:
        return RequestKinds::tr(
            "Blocks between BEGIN PRIVATE KEY and END. Whoever has one can act as its owner.");
    case Kind::Token:
        return RequestKinds::tr(
            "Keys of clouds, repositories and experiment trackers, recognised by their form. They "
            "give access to what is yours.");
    case Kind::Secret:
        return RequestKinds::tr("Values of keys that are named like a password, token or key.");
    case Kind::Url:
        return RequestKinds::tr(
            "User, password or signature inside an address. The rest of the address stays.");
    case Kind::Email:
        return RequestKinds::tr("Addresses of people.");
    case Kind::Word:
        return RequestKinds::tr("Words that you asked to replace.");
    default:
        return {};
    }
}

QString placeMeaning(Kind kind)
{
    switch (kind) {
    case Kind::GitRemote:
        return RequestKinds::tr("Addresses of repositories. Those of well-known public projects stay.");
    case Kind::Bucket:
        return RequestKinds::tr("Addresses of object storage, with the names of what lies in it.");
    case Kind::Registry:
        return RequestKinds::tr("Addresses of container images. Public images of vendors stay.");
    case Kind::Home:
        return RequestKinds::tr("Home folders, which name a person.");
    case Kind::User:
        return RequestKinds::tr(
            "Login names and names of authors, wherever they stand once they were seen in a path, a "
            "prompt or a variable.");
    case Kind::Host:
        return RequestKinds::tr("Names of machines. Two machines can still be told apart.");
    case Kind::Ip:
        return RequestKinds::tr("IPv4 and IPv6 addresses. Addresses of the machine itself (127.0.0.1) stay.");
    case Kind::Mac:
        return RequestKinds::tr("Hardware addresses of network cards.");
    default:
        return {};
    }
}

} // namespace

QString kindName(Kind kind)
{
    switch (kind) {
    case Kind::PrivateKey:
        return RequestKinds::tr("Private keys");
    case Kind::Token:
        return RequestKinds::tr("Access tokens");
    case Kind::Secret:
        return RequestKinds::tr("Passwords and secrets");
    case Kind::Url:
        return RequestKinds::tr("Credentials in addresses");
    case Kind::Email:
        return RequestKinds::tr("E-mail addresses");
    case Kind::Word:
        return RequestKinds::tr("Your words");
    case Kind::GitRemote:
        return RequestKinds::tr("Git remotes");
    case Kind::Bucket:
        return RequestKinds::tr("Bucket addresses");
    case Kind::Registry:
        return RequestKinds::tr("Container images");
    case Kind::Home:
        return RequestKinds::tr("Home paths");
    case Kind::User:
        return RequestKinds::tr("User names");
    case Kind::Host:
        return RequestKinds::tr("Host names");
    case Kind::Ip:
        return RequestKinds::tr("IP addresses");
    case Kind::Mac:
        return RequestKinds::tr("MAC addresses");
    case Kind::Serial:
        return RequestKinds::tr("Serial numbers");
    case Kind::Environment:
        return RequestKinds::tr("Environment variables");
    case Kind::Sample:
        return RequestKinds::tr("Sample ids");
    case Kind::Job:
        return RequestKinds::tr("Jobs and runs");
    case Kind::Path:
        return RequestKinds::tr("Project paths");
    }
    return {};
}

QString kindMeaning(Kind kind)
{
    switch (kind) {
    case Kind::Serial:
        return RequestKinds::tr(
            "Serial numbers and identifiers of GPUs. They may stay if the reader needs to find the "
            "device.");
    case Kind::Environment:
        return RequestKinds::tr(
            "Values of variables that are not known to be technical. They may stay if they explain "
            "the failure.");
    case Kind::Sample:
        return RequestKinds::tr(
            "Names of samples in the data. They may stay if the reader has the same data.");
    case Kind::Job:
        return RequestKinds::tr("Numbers and names of jobs. They may stay if the reader runs the cluster.");
    case Kind::Path:
        return RequestKinds::tr(
            "Folders of your project. Names of source files and paths of libraries stay anyway.");
    default:
        break;
    }
    const QString credential = credentialMeaning(kind);
    return credential.isEmpty() ? placeMeaning(kind) : credential;
}

QString oneOfKind(Kind kind)
{
    switch (kind) {
    case Kind::PrivateKey:
        return RequestKinds::tr("a private key");
    case Kind::Token:
        return RequestKinds::tr("an access token");
    case Kind::Secret:
        return RequestKinds::tr("a password or secret");
    case Kind::Url:
        return RequestKinds::tr("credentials in an address");
    case Kind::Email:
        return RequestKinds::tr("an e-mail address");
    case Kind::Word:
        return RequestKinds::tr("one of your words");
    case Kind::GitRemote:
        return RequestKinds::tr("a Git remote");
    case Kind::Bucket:
        return RequestKinds::tr("a bucket address");
    case Kind::Registry:
        return RequestKinds::tr("a container image");
    case Kind::Home:
        return RequestKinds::tr("a home path");
    case Kind::User:
        return RequestKinds::tr("a user name");
    case Kind::Host:
        return RequestKinds::tr("a host name");
    case Kind::Ip:
        return RequestKinds::tr("an IP address");
    case Kind::Mac:
        return RequestKinds::tr("a MAC address");
    case Kind::Serial:
        return RequestKinds::tr("a serial number");
    case Kind::Environment:
        return RequestKinds::tr("the value of a variable");
    case Kind::Sample:
        return RequestKinds::tr("a sample id");
    case Kind::Job:
        return RequestKinds::tr("a job or run");
    case Kind::Path:
        return RequestKinds::tr("a project path");
    }
    return {};
}

} // namespace torchtriage::workbench
