# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a notebook the way nbconvert does: a kernel of its own, cell after cell, and an end at the cell that fails."""
import nbclient
import nbformat

CELLS = [
    "import torch, torchtriage_capture\ncapture = torchtriage_capture.install(save_batch=True)",
    "table = torch.nn.Embedding(10, 4)\nids = [{'ids': torch.tensor([1, 2])}, {'ids': torch.tensor([3, 10])}]",
    "print('training')\nfor batch in capture.watch(ids):\n    table(batch['ids'])",
    "print('never')",
]
book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS])
nbclient.NotebookClient(book, kernel_name="python3", timeout=120).execute()
