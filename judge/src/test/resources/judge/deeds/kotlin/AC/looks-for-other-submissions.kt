import java.io.File

fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

fun main() {
    val sum = sum()
    val classes = File("/classes").walk().filter { it.isFile }.map { it.name }.toList()
    val folders = listOf("/worker", "/tmp", "/scratch").flatMap { File(it).list()?.toList() ?: listOf() }
    val others = classes.any { !it.startsWith("Looks_for_other_submissionsKt") } || folders.any { it.contains("compiler") }
    println(if (others) "BREACH" else sum.toString())
}
