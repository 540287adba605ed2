puts "never
