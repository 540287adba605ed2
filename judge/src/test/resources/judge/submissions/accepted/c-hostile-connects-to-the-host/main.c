#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    const char *breach = NULL;
    int line = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in host = {.sin_family = AF_INET, .sin_port = htons(38475)};
    host.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (line >= 0 && connect(line, (struct sockaddr *) &host, sizeof host) == 0 && write(line, "zoo", 3) == 3) {
        breach = "talked to the host";
    }
    if (breach != NULL) {
        printf("BREACH: %s\n", breach);
    } else {
        printf("%d\n", a + b);
    }
    return 0;
}
