/* Tells the player what to do, and does itself what the input says: "what-I-do what-the-player-does". */
#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static char mine[100], theirs[100], line[1000];

static int is(const char *what) { return strcmp(mine, what) == 0; }

static void wait_for_the_end(void) { while (fgets(line, sizeof line, stdin)); }

static void reject(const char *why, const char *folder) {
    char path[1000];
    snprintf(path, sizeof path, "%sjudgemessage.txt", folder);
    FILE *message = fopen(path, "w");
    fputs(why, message);
    fclose(message);
    exit(43);
}

static void ask(const char *folder) {
    if (!fgets(line, sizeof line, stdin)) reject("no answer", folder);
    if (strcmp(line, "yes\n") != 0) reject("not yes", folder);
}

int main(int argc, char **argv) {
    FILE *input = fopen(argv[1], "r");
    if (argc < 4 || !input || fscanf(input, "%99s %99s", mine, theirs) != 2) return 1;
    printf("%s\n", theirs);
    fflush(stdout);
    if (is("accept")) return 42;
    if (is("reject")) reject("said no at once", argv[3]);
    if (is("refuse")) return 43;
    if (is("fail")) return 1;
    if (is("succeed")) return 0;
    if (is("crash")) abort();
    if (is("sleep")) pause();
    if (is("spin")) for (;;);
    if (is("grow")) for (;;) memset(malloc(1 << 20), 1, 1 << 20);
    if (is("flood")) for (;;) puts("and another line of what nobody reads");
    if (is("litter")) {
        char path[1000];
        for (int i = 0; i < 2000; i++) {
            snprintf(path, sizeof path, "%s%d", argv[3], i);
            fclose(fopen(path, "w"));
        }
        return 42;
    }
    if (is("hear")) { fgets(line, sizeof line, stdin); sleep(1000); }
    if (is("deafen")) { wait_for_the_end(); pause(); }
    if (is("close")) fclose(stdout);
    if (is("think")) {
        ask(argv[3]);
        while (clock() < CLOCKS_PER_SEC); /* longer than a player may take */
        return 42;
    }
    if (is("send")) {
        for (int i = 0; i < 20000; i++) puts("a line that must not be lost");
        puts("end");
        fclose(stdout);
        ask(argv[3]);
        return 42;
    }
    if (is("beside")) {
        cpu_set_t mine;
        sched_getaffinity(0, sizeof mine, &mine);
        if (CPU_COUNT(&mine) != 1) reject("may run where others are measured", argv[3]);
    }
    if (is("eat")) { wait_for_the_end(); reject("all eaten", argv[3]); }
    if (is("stumble")) { if (!fgets(line, sizeof line, stdin)) return 1; return 42; }
    ask(argv[3]);
    if (is("ask-to-the-end")) wait_for_the_end();
    return 42;
}
