"""Imports what contest programs import: what the interpreter needs of memory for itself."""
import array
import bisect
import collections
import copy
import dataclasses
import decimal
import fractions
import functools
import heapq
import io
import itertools
import math
import operator
import os
import queue
import random
import re
import string
import sys
import threading
import time
import typing

time.sleep(0.05)  # Whoever watches the memory looks every few milliseconds.
