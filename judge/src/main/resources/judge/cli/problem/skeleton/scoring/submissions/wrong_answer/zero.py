# Solves no subtask.
print(0)
