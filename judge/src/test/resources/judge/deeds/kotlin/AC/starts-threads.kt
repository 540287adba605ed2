import java.util.concurrent.atomic.AtomicInteger
import kotlin.concurrent.thread

fun sum() = System.`in`.bufferedReader().readText().trim().split(Regex("\\s+")).sumOf { it.toInt() }

fun main() {
    val sum = sum()
    val all = AtomicInteger()
    val threads = (1..20).map { thread { repeat(1000) { all.incrementAndGet() } } }
    threads.forEach { it.join() }
    println(if (all.get() == 20_000) sum else -1)
}
