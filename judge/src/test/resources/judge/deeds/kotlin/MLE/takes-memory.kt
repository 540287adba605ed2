fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

fun main() {
    val all = mutableListOf<IntArray>()
    while (true) all += IntArray(250_000) { it }
}
