program main
  do
    print *, "answer answer answer"
  end do
end program
