#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#define F_SETDELEG_HERE 1040

static int held(int file) {
    struct { unsigned flags; unsigned short type, pad; } delegation = {0, F_RDLCK, 0};
    return fcntl(file, F_SETLEASE, F_WRLCK) == 0 || fcntl(file, F_SETLEASE, F_RDLCK) == 0 ||
           syscall(SYS_fcntl, file, (1L << 40) | F_SETLEASE, F_RDLCK) == 0 ||
           fcntl(file, F_SETDELEG_HERE, &delegation) == 0;
}

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    close(open("own", O_CREAT | O_WRONLY, 0600));
    const char *files[] = {"own", "/proc/self/exe", "/usr/lib/locale/C.utf8/LC_CTYPE"};
    for (int i = 0; i < 3; i++) {
        int file = open(files[i], O_RDONLY);
        if (file >= 0 && held(file)) {
            printf("BREACH: who opens %s waits until this ends\n", files[i]);
        }
    }
    printf("%d\n", a + b);
    return 0;
}
