#define _GNU_SOURCE
#include <fcntl.h>
#include <mqueue.h>
#include <stdio.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    if (shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600) >= 0) {
        breach = "shmget";
    }
    if (semget(IPC_PRIVATE, 1, IPC_CREAT | 0600) >= 0) {
        breach = "semget";
    }
    if (msgget(IPC_PRIVATE, IPC_CREAT | 0600) >= 0) {
        breach = "msgget";
    }
    if (mq_open("/zoo", O_CREAT | O_RDWR, 0600, NULL) >= 0) {
        breach = "mq_open";
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
