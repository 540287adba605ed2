#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    struct file_handle *handle = calloc(1, sizeof *handle + 128);
    handle->handle_bytes = 128;
    int mount;
    if (name_to_handle_at(AT_FDCWD, "/", handle, &mount, 0) == 0 && open_by_handle_at(AT_FDCWD, handle, O_RDONLY) >= 0) {
        breach = "open_by_handle_at";
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
