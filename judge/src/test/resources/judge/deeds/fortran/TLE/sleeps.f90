program main
  call sleep(1000)
end program
