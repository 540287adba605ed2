package main
import (
"fmt"
"syscall"
)
func main() {
var a, b int
fmt.Scan(&a, &b)
_, e := syscall.Socket(syscall.AF_INET, syscall.SOCK_STREAM, 0)
if e == nil { fmt.Println("BREACH") } else { fmt.Println(a + b) }
}
