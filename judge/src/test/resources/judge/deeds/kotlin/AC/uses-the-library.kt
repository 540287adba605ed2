fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

data class Move(val from: Int, val to: Int)

sealed interface Shape { val area: Int }
class Square(val side: Int) : Shape { override val area get() = side * side }
object Nothing : Shape { override val area = 0 }

tailrec fun gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)

fun main() {
    val lazily by lazy { sum() }
    val numbers = generateSequence(1) { it + 1 }.takeWhile { it < 5 }.toList()
    val chunks = numbers.chunked(2).associateBy { it.first() }
    val area = listOf<Shape>(Square(2), Nothing).sumOf { it.area }
    val queue = java.util.PriorityQueue<Move>(compareBy({ -it.from }, { it.to }))
    queue += Move(1, 2)
    queue += Move(3, 4)
    val well = chunks.size == 2 && area == 4 && queue.first().from == 3 && gcd(12, 18) == 6
    println(if (well) "%d".format(lazily) else "?")
}
