package main
import (
"fmt"
"syscall"
)
func main() { syscall.Kill(syscall.Getpid(), 9); fmt.Println("BREACH") }
