fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

fun main() {
    val sum = sum()
    val names = listOf("org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "judge.language.java.compile.worker.GuestWorker")
    val found = names.any { runCatching { Class.forName(it) }.isSuccess }
    println(if (found) "BREACH" else sum.toString())
}
