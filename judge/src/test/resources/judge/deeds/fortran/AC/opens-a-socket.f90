program main
  use iso_c_binding
  implicit none
  interface
    function socket(d, t, p) bind(c)
      import
      integer(c_int), value :: d, t, p
      integer(c_int) :: socket
    end function
  end interface
  integer :: a, b
  read *, a, b
  if (socket(2, 1, 0) >= 0) then
    print "(a)", "BREACH"
  else
    print "(i0)", a + b
  end if
end program
