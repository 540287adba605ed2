import numpy as np

a, b = map(int, input().split())
print(np.add(a, b))
