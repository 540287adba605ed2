import java.net.ServerSocket
import java.net.Socket

fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

fun main() {
    val sum = sum()
    val open = runCatching { Socket("1.1.1.1", 53) }.isSuccess || runCatching { ServerSocket(0) }.isSuccess
    println(if (open) "BREACH" else sum.toString())
}
