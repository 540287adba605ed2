/* What Main.java carries in base64: gcc -O1 -shared -nostdlib -fPIC -fcf-protection=none -fno-stack-protector -Wl,-z,noseparate-code
   -Wl,-s -Wl,--build-id=none forkbomb.c. Linux on x86-64 only. Forks up to 300 children that sleep for 2 s. */
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

int Java_Main_fork300(void *env, void *self) {
    int forked = 0;
    for (int i = 0; i < 300; i++) {
        long child = call(57, 0, 0, 0, 0, 0, 0);
        if (child == 0) {
            long two[2] = {2, 0};
            call(35, (long) two, 0, 0, 0, 0, 0);
            call(60, 0, 0, 0, 0, 0, 0);
        }
        forked += child > 0;
    }
    return forked;
}
