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
    char self[300] = "";
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length > 0) {
        chmod(self, 0777);
        if (unlink(self) == 0) {
            breach = "removed the program";
        } else if (rename(self, "other") == 0) {
            breach = "moved the program";
        } else if (open(self, O_WRONLY) >= 0) {
            breach = "may write the program";
        }
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
