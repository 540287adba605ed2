program main
  use iso_c_binding
  implicit none
  interface
    function fork() bind(c)
      import
      integer(c_int) :: fork
    end function
  end interface
  integer :: a, b
  read *, a, b
  if (fork() >= 0) then
    print "(a)", "BREACH"
  else
    print "(i0)", a + b
  end if
end program
