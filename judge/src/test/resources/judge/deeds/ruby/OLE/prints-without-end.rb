loop { puts "answer answer answer" }
