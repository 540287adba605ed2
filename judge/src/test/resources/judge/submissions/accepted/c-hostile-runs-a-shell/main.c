#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    if (system("exit 7") == 7 << 8) {
        breach = "a shell ran";
    }
    char *shells[] = {"/bin/sh", "/bin/bash", "/usr/bin/sh", "/bin/busybox", "/usr/bin/python3"};
    for (int i = 0; i < 5; i++) {
        if (access(shells[i], X_OK) == 0) {
            breach = shells[i];
        }
    }
    execl("/bin/sh", "sh", "-c", "echo BREACH: a shell took over", (char *) NULL);
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
