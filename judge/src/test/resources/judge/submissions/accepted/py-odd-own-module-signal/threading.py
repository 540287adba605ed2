nothing = 0
