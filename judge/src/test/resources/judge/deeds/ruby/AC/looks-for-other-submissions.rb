a, b = gets.split.map(&:to_i)
all = Dir["/tmp/judge*", "/program/../*/submissions", "/proc/[0-9]*"] - ["/proc/1"]
puts all.empty? ? a + b : "BREACH"
