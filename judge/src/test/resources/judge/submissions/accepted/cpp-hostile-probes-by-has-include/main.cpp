#include <cstdio>
#if __has_include("/etc/passwd")
#error "BREACH: /etc/passwd"
#endif
#if __has_include("/etc/shadow")
#error "BREACH: /etc/shadow"
#endif
#if __has_include("/root/.bashrc")
#error "BREACH: /root/.bashrc"
#endif
#if __has_include("/home")
#error "BREACH: /home"
#endif
#if __has_include("/var/cache/judge")
#error "BREACH: /var/cache/judge"
#endif
#if __has_include("/proc/1/root/etc/passwd")
#error "BREACH: /proc/1/root/etc/passwd"
#endif
#if __has_include("/proc/self/cwd/../../etc/passwd")
#error "BREACH: /proc/self/cwd/../../etc/passwd"
#endif
#if __has_include("/dev/null")
#error "BREACH: /dev/null"
#endif
#if __has_include("/source/../../etc/hostname")
#error "BREACH: /source/../../etc/hostname"
#endif
#if __has_include("/usr/bin/g++")
#error "BREACH: /usr/bin/g++"
#endif
#if __has_include("/bin/sh")
#error "BREACH: /bin/sh"
#endif
#if __has_include("/tmp")
#error "BREACH: /tmp"
#endif

int main() {
    int a, b;
    if (std::scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    std::printf("%d\n", a + b);
    return 0;
}
