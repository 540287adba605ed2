import java.nio.ByteBuffer

fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

fun main() {
    val all = mutableListOf<ByteBuffer>()
    while (true) {
        val buffer = ByteBuffer.allocateDirect(1_000_000)
        for (i in 0 until buffer.capacity() step 4096) buffer.put(i, 1)
        all += buffer
    }
}
