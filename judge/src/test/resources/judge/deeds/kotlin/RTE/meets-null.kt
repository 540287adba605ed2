fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

fun main() {
    val text: String? = if (sum() > Int.MIN_VALUE) null else ""
    println(text!!.length)
}
