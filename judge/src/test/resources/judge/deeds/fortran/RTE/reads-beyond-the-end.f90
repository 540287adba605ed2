program main
  integer :: i, j
  do i = 1, 10
    read *, j
  end do
end program
