class Deep[A]

given [A](using Deep[Deep[A]]): Deep[A] = Deep()

@main def solve() = println(summon[Deep[Int]])
