#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    char *harmless[] = {"LANG", "LC_ALL", "PWD", "HOME", "PATH", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "MALLOC_ARENA_MAX"};
    for (char **variable = environ; *variable != NULL; variable++) {
        int known = 0;
        for (int i = 0; i < 9; i++) {
            size_t length = strlen(harmless[i]);
            known |= strncmp(*variable, harmless[i], length) == 0 && (*variable)[length] == '=';
        }
        if (!known) {
            breach = *variable;
        }
    }
    static char all[65536];
    for (int pid = 1; pid < 30; pid++) {
        char path[40];
        snprintf(path, sizeof path, "/proc/%d/environ", pid);
        int file = open(path, O_RDONLY);
        ssize_t read_bytes = file < 0 ? 0 : read(file, all, sizeof all - 1);
        if (read_bytes > 0 && memmem(all, read_bytes, "JUDGE_ZOO_SECRET", 16) != NULL) {
            breach = "the secret of another process";
        }
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
