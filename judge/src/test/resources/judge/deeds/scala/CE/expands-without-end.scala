inline def more(inline n: Int): Int = more(n + 1)

@main def solve() = println(more(1))
