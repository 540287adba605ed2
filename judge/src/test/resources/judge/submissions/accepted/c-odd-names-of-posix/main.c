#include <stdio.h>

int kill = -1, pause = -1, alarm = -1, prctl = -1, syscall = -1, sigprocmask = -1, sigemptyset = -1, environ = -1;
int getpid = -1, tgkill = -1, dup = -1, stat = -1, wait = -1, time = -1, access = -1, pipe = -1, sigaltstack = -1;

int signal(int x) { return x + 1; }

int sigaction(int x) { return x - 1; }

int raise(int x, int y) { return x * y; }

int abs(int x) { return x < 0 ? -x : x; }

long pow(int x, int y) { return y == 0 ? 1 : x * pow(x, y - 1); }

int read(void) {
    int x = 0, c = getchar(), sign = 1;
    for (; c <= ' '; c = getchar()) {
    }
    if (c == '-') {
        sign = -1;
        c = getchar();
    }
    for (; c >= '0' && c <= '9'; c = getchar()) {
        x = x * 10 + c - '0';
    }
    return sign * x;
}

void write(int x) {
    if (x < 0) {
        putchar('-');
    }
    if (abs(x) > 9) {
        write(abs(x) / 10);
    }
    putchar('0' + abs(x % 10));
}

int main(void) {
    int a = read(), b = read();
    kill = getpid = environ = (int)pow(2, 5);
    write(sigaction(signal(a)) + raise(b, 1));
    putchar('\n');
    return 0;
}
