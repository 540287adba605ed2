program main
  implicit none
  integer :: a, b, status
  read *, a, b
  open (unit=7, file="/etc/passwd", status="old", iostat=status)
  if (status == 0) then
    print "(a)", "BREACH"
  else
    print "(i0)", a + b
  end if
end program
