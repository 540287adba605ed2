def sum(a, b)
  a + b
end
