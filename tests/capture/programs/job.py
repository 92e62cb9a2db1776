# SPDX-License-Identifier: GPL-3.0-or-later
"""Two processes of DistributedDataParallel over gloo; the second one gets a class that the model does not have."""
import torch
import torch.distributed as dist
import torchtriage_capture
from torch.distributed.elastic.multiprocessing.errors import record


@record
def main():
    torchtriage_capture.install(save_batch=True)
    dist.init_process_group("gloo")
    model = torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(8, 4))
    target = 7 if dist.get_rank() == 1 else 3
    batches = [{"x": torch.zeros(2, 8), "y": torch.tensor([0, y])} for y in (1, target)]
    for batch in torchtriage_capture.watch(batches):
        torch.nn.functional.cross_entropy(model(batch["x"]), batch["y"]).backward()
        dist.barrier()


main()
