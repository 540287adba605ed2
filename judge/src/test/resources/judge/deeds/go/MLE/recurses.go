package main
import "fmt"
func f(n int) int { var x [1000]int; x[n%1000] = n; return x[(n+1)%1000] + f(n + 1) }
func main() { fmt.Println(f(1)) }
