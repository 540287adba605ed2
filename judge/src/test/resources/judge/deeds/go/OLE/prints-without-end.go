package main
import "fmt"
func main() { for { fmt.Println("answer answer answer") } }
