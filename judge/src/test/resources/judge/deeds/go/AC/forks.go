package main
import (
"fmt"
"syscall"
)
func main() {
var a, b int
fmt.Scan(&a, &b)
_, _, e := syscall.RawSyscall(57, 0, 0, 0)
if e == 0 { fmt.Println("BREACH") } else { fmt.Println(a + b) }
}
