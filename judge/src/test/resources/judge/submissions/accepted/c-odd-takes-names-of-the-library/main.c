#include <stdio.h>

int sigaction[100], signal[5], kill, raise, getpid[2], link, pipe, time, select;

int read(void) {
    int number;
    return scanf("%d", &number) == 1 ? number : 0;
}

void write(int number) {
    printf("%d\n", number);
}

int main(void) {
    sigaction[kill] = read();
    signal[0] = read();
    write(sigaction[0] + signal[0]);
    return 0;
}
