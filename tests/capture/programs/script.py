# SPDX-License-Identifier: GPL-3.0-or-later
"""A training loop with the two lines in it. Its fourth batch has a class that the model does not have."""
import torch
import torchtriage_capture

torchtriage_capture.install(save_batch=True, batch_id=lambda batch: batch["ids"])
model = torch.nn.Linear(8, 4)
table = torch.arange(1000)


def batches():
    for i in range(5):
        yield {"x": torch.randn(4, 8), "y": torch.tensor([0, 1, 2, 4 if i == 3 else 3]), "ids": ["s%d" % i],
               "view": table[10:14], "columns": torch.zeros(3, 4).t(), "wide": torch.zeros(1).expand(3)}


print("training")
for batch in torchtriage_capture.watch(batches()):
    loss = torch.nn.functional.cross_entropy(model(batch["x"]), batch["y"])
    loss.backward()
