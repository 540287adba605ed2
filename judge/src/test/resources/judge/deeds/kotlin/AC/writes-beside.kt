import java.io.File

fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

fun main() {
    val sum = sum()
    val written = listOf("/classes/Evil.class", "/worker/evil.jar", "/jre/evil", "/evil")
        .any { runCatching { File(it).writeText("evil") }.isSuccess }
    println(if (written) "BREACH" else sum.toString())
}
