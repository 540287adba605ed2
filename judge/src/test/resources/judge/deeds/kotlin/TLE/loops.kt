fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

fun main() {
    var number = sum().toLong()
    while (true) number = number * 31 + 7
}
