print("BREACH")
