numbers = [4]
