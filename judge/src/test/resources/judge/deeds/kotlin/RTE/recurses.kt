fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

fun deeper(depth: Int): Int = if (depth < 0) depth else deeper(depth + 1) + 1

fun main() {
    println(sum() + deeper(1))
}
