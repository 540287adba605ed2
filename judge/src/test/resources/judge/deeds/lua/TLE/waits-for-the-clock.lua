local start = os.time() repeat until os.time() - start > 1000
