def f(n) = 1 + f(n + 1)
puts f(1)
