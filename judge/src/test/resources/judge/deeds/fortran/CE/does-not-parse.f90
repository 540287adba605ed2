program main
  print *, "never
end program
