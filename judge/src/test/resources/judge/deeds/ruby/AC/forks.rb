a, b = gets.split.map(&:to_i)
begin
  fork
  puts "BREACH"
rescue SystemCallError, NotImplementedError
  puts a + b
end
