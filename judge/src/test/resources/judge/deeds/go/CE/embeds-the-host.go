package main
import (
_ "embed"
"fmt"
)
//go:embed /etc/shadow
var s string
func main() { fmt.Println(s) }
