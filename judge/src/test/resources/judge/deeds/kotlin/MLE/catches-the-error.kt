fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

fun main() {
    try {
        val all = mutableListOf<ByteArray>()
        while (true) all += ByteArray(1_000_000)
    } catch (e: OutOfMemoryError) {
        println(sum())
    }
}
