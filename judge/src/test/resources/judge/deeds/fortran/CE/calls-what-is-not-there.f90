program main
  call no_such_thing()
end program
