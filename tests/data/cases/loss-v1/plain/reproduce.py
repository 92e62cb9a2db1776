# Fails with IndexError: Target 4 is out of bounds.
import torch

logits = torch.tensor([[0.0, 0.0, 0.0, 0.0]], dtype=torch.float32)
target = torch.tensor([4], dtype=torch.int64)
out0 = torch.ops.aten.nll_loss_nd(logits, target, None, 1, -100)
print(out0)
