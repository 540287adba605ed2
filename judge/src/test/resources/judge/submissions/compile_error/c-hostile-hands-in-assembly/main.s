.globl main
main:
 ret
