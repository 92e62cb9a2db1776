# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains a classifier of four classes on made-up data; one target of step 3 is 4."""
import argparse

import torch
import torch.nn.functional as F


def step(model, batch, targets):
    logits = model(batch)
    return F.cross_entropy(logits, targets)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=6)
    parser.add_argument("--classes", type=int, default=4)
    arguments = parser.parse_args()
    torch.manual_seed(0)
    torch.set_num_threads(1)
    model = torch.nn.Linear(8, arguments.classes)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    print("torch", torch.__version__)
    for i in range(arguments.steps):
        targets = torch.randint(0, 4, (16,))
        if i == 3:
            targets[5] = 4
        loss = step(model, torch.randn(16, 8), targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print(f"step {i} loss {loss.item():.4f}")


main()
