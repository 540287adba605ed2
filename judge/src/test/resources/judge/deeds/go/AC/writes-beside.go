package main
import (
"fmt"
"os"
)
func main() {
var a, b int
fmt.Scan(&a, &b)
for _, f := range []string{"/program/x", "/x", "/program/program"} {
if os.WriteFile(f, []byte("x"), 0777) == nil { fmt.Println("BREACH", f); return }
}
fmt.Println(a + b)
}
