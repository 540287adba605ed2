import sys

sys.stderr.write("Traceback (most recent call last):\n  File \"/program/a.py\", line 1, in x\nMemoryError\n")
sys.exit(2)
