fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

fun main() {
    val started = runCatching { ProcessBuilder("/bin/sh", "-c", "echo BREACH").start() }.isSuccess
    println(if (started) "BREACH" else sum().toString())
}
