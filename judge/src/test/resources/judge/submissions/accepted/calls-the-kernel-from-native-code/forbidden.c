/* What Main.java carries in base64: gcc -O1 -shared -nostdlib -fPIC -fcf-protection=none -fno-stack-protector -Wl,-z,noseparate-code
   -Wl,-s -Wl,--build-id=none forbidden.c. Linux on x86-64 only. Sets a bit for each call that succeeds. */
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

enum { SIGCHLD = 17, CLONE_NEWUSER = 0x10000000 };

int Java_Main_tryAll(void *env, void *self) {
    int done = 0;
    long child = call(56, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0, 0); /* clone into a user namespace of its own */
    if (child == 0) {
        call(60, 0, 0, 0, 0, 0, 0);
    }
    if (child > 0) {
        done |= 1;
        call(61, child, 0, 0, 0, 0, 0);
    }
    child = call(57, 0, 0, 0, 0, 0, 0); /* fork, then ptrace(PTRACE_TRACEME) in the child */
    if (child == 0) {
        call(60, call(101, 0, 0, 0, 0, 0, 0) == 0, 0, 0, 0, 0, 0);
    }
    if (child > 0) {
        int status = 0;
        call(61, child, (long) &status, 0, 0, 0, 0);
        done |= (status >> 8 & 255) == 1 ? 2 : 0;
    }
    done |= call(250, 0, -3, 1, 0, 0, 0) > 0 ? 4 : 0; /* keyctl(KEYCTL_GET_KEYRING_ID, session, create) */
    int map[18] = {2, 4, 4, 1};
    done |= call(321, 0, (long) map, sizeof map, 0, 0, 0) >= 0 ? 8 : 0; /* bpf(BPF_MAP_CREATE) */
    int event[28] = {1, 112, 0, 0};
    event[10] = 0x60; /* exclude_kernel, exclude_hv */
    done |= call(298, (long) event, 0, -1, -1, 0, 0) >= 0 ? 16 : 0; /* perf_event_open of this thread's CPU clock */
    done |= call(323, 1, 0, 0, 0, 0, 0) >= 0 ? 32 : 0; /* userfaultfd(UFFD_USER_MODE_ONLY) */
    int ring[30] = {0};
    done |= call(425, 1, (long) ring, 0, 0, 0, 0) >= 0 ? 64 : 0; /* io_uring_setup */
    done |= call(41, 38, 5, 0, 0, 0, 0) >= 0 ? 128 : 0; /* socket(AF_ALG) */
    done |= call(41, 40, 1, 0, 0, 0, 0) >= 0 ? 256 : 0; /* socket(AF_VSOCK) */
    return done;
}
