import array, bisect, collections, copy, dataclasses, datetime, decimal, enum, fractions, functools, hashlib
import heapq, io, itertools, json, math, operator, os, pprint, queue, random, re, statistics, string, struct, sys
import textwrap, threading, time, types, typing, zlib

a, b = map(int, sys.stdin.buffer.read().split())
assert hashlib.md5(b"").hexdigest().startswith("d41d")
print(a + b)
