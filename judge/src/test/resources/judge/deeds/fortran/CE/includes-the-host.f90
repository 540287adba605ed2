program main
include "/etc/passwd"
end program
