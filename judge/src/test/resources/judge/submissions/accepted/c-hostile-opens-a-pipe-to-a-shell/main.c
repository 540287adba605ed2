#define _GNU_SOURCE
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    FILE *pipe = popen("echo 7", "r");
    char line[10];
    if (pipe != NULL && fgets(line, sizeof line, pipe) != NULL) {
        breach = "popen ran a shell";
    }
    pid_t child;
    char *arguments[] = {"/proc/self/exe", NULL};
    if (posix_spawn(&child, "/proc/self/exe", NULL, NULL, arguments, NULL) == 0) {
        breach = "posix_spawn made a process";
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
