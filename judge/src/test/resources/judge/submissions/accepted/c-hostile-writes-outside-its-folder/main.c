#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    char *places[] = {"/zoo", "/etc/zoo", "/usr/zoo", "/lib/zoo", "/bin/zoo", "/proc/sys/kernel/core_pattern", "/sys/zoo", "/root/zoo", "/program"};
    for (int i = 0; i < 9; i++) {
        if (open(places[i], O_WRONLY | O_CREAT, 0600) >= 0) {
            breach = places[i];
        }
    }
    if (mkdir("/zoo", 0700) == 0) {
        breach = "a folder in /";
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
