@file:Import("/etc/passwd")
@file:DependsOn("org.example:evil:1.0")
@file:CompilerOptions("-Xplugin=/worker/evil.jar")

fun main() = println(3)
