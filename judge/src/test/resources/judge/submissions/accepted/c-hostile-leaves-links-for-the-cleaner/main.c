#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    char *targets[] = {"/", "..", "/tmp", "/etc", "/proc/self/cwd", "link0", "."};
    for (int i = 0; i < 7; i++) {
        char name[20];
        snprintf(name, sizeof name, "link%d", i);
        if (symlink(targets[i], name) != 0) {
            break;
        }
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
