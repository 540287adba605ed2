program main
  use iso_c_binding
  implicit none
  interface
    function unshare(f) bind(c)
      import
      integer(c_int), value :: f
      integer(c_int) :: unshare
    end function
  end interface
  integer :: a, b
  read *, a, b
  if (unshare(268435456) >= 0) then
    print "(a)", "BREACH"
  else
    print "(i0)", a + b
  end if
end program
