print("BREACH")
raise SystemExit(1)
