import bisect
import collections
import decimal
import fractions
import functools
import heapq
import itertools
import math
import operator
import random
import re
import string
import time

a, b = map(int, input().split())
print(a + b)
