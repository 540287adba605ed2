/* What Main.java carries in base64: gcc -O1 -shared -nostdlib -fPIC -fcf-protection=none -fno-stack-protector -Wl,-z,noseparate-code
   -Wl,-s -Wl,--build-id=none orphan.c. Linux on x86-64 only. Forks a child in a session of its own that ignores
   every signal it may, keeps stdin, stdout and stderr open, and sleeps for 60 s. */
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

int Java_Main_forkOrphan(void *env, void *self) {
    long child = call(57, 0, 0, 0, 0, 0, 0);
    if (child == 0) {
        call(112, 0, 0, 0, 0, 0, 0); /* setsid */
        long all = -1;
        call(14, 0, (long) &all, 0, 8, 0, 0); /* rt_sigprocmask(SIG_BLOCK) */
        long minute[2] = {60, 0};
        call(35, (long) minute, 0, 0, 0, 0, 0);
        call(60, 0, 0, 0, 0, 0, 0);
    }
    return (int) child;
}
