a, b = gets.split.map(&:to_i)
found = ["/program/x", "/usr/bin/x", "/x", __FILE__].any? { |f| begin File.write(f, "x"); true; rescue SystemCallError; false; end }
puts found ? "BREACH" : a + b
