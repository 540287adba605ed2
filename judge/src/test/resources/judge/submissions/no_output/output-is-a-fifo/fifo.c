/* What Main.java carries in base64: gcc -O1 -shared -nostdlib -fPIC -fcf-protection=none -fno-stack-protector -Wl,-z,noseparate-code
   -Wl,-s -Wl,--build-id=none fifo.c. Linux on x86-64 only. Makes a named pipe sum.out in the working folder. */
static long call(long n, long a, long b, long c, long d, long e, long f) {
    long result;
    register long r10 __asm__("r10") = d;
    register long r8 __asm__("r8") = e;
    register long r9 __asm__("r9") = f;
    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "a"(n), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                     : "rcx", "r11", "memory");
    return result;
}

int Java_Main_fifo(void *env, void *self) {
    static const char name[] = "sum.out";
    return (int) call(133, (long) name, 0010644, 0, 0, 0, 0); /* mknod(S_IFIFO) */
}
