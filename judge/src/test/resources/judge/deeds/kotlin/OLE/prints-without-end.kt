fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

fun main() {
    val line = "x".repeat(10_000)
    while (true) println(line)
}
