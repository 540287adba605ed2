program main
  type block
    character(1000000) :: text
    type(block), pointer :: next => null()
  end type
  type(block), pointer :: one, before
  before => null()
  do
    allocate (one)
    one%text = repeat("x", 1000000)
    one%next => before
    before => one
  end do
end program
