package main
import (
"fmt"
"os/exec"
)
func main() {
var a, b int
fmt.Scan(&a, &b)
if exec.Command("/program/program").Run() == nil { fmt.Println("BREACH") } else { fmt.Println(a + b) }
}
