require_relative "adding"
puts sum(*STDIN.read.split.map(&:to_i).first(2))
