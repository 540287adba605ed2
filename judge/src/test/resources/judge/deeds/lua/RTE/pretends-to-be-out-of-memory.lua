io.stderr:write("lua: not enough memory\n") os.exit(1)
