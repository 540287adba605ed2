#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    char *places[] = {"left", "/tmp/left", "/dev/shm/left", "/var/tmp/left"};
    for (int i = 0; i < 4; i++) {
        if (access(places[i], F_OK) == 0) {
            breach = places[i];
        }
    }
    for (int i = 0; i < 4; i++) { // not before all were looked for: /tmp may be this folder
        int file = open(places[i], O_CREAT | O_WRONLY, 0666);
        if (file >= 0) {
            close(file);
        }
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
