from helper import add
from tools.read import numbers

print(add(*numbers()))
