program main
  error stop 3
end program
