package main
import (
"fmt"
"os"
)
func main() {
var a, b int
fmt.Scan(&a, &b)
for _, f := range []string{"/etc/passwd", "/etc/shadow", "/usr/bin", "/proc/1/root/etc/passwd"} {
if _, e := os.Stat(f); e == nil { fmt.Println("BREACH", f); return }
}
fmt.Println(a + b)
}
