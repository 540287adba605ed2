program main
  call abort()
end program
