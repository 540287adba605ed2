package main
import "github.com/pkg/errors"
func main() { errors.New("x") }
