fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

fun main() {
    println(sum())
    System.out.flush()
    Runtime.getRuntime().halt(42)
}
