@main def solve( = println(1
