#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char mine[100], line[1000], much[1 << 16];

static int is(const char *what) { return strcmp(mine, what) == 0; }

static void say(const char *what) { puts(what); fflush(stdout); }

static void *waits(void *nothing) { pause(); return nothing; }

int main(void) {
    if (!fgets(line, sizeof line, stdin) || sscanf(line, "%99s", mine) != 1) return 7;
    if (is("yes")) { say("yes"); return 0; }
    if (is("no")) { say("no"); return 0; }
    if (is("nothing")) return 0;
    if (is("crash")) abort();
    if (is("three")) return 3;
    if (is("yes-three")) { say("yes"); return 3; }
    if (is("no-crash")) { say("no"); abort(); }
    if (is("no-spin")) { say("no"); for (;;); }
    if (is("no-read")) { say("no"); while (fgets(line, sizeof line, stdin)); return 5; }
    if (is("yes-spin")) { say("yes"); for (;;); }
    if (is("spin")) for (;;);
    if (is("sleep")) pause();
    if (is("read")) { while (fgets(line, sizeof line, stdin)); return 0; }
    if (is("read-yes")) {
        int lines = 0;
        while (fgets(line, sizeof line, stdin)) lines++;
        say(lines == 0 || (lines == 20001 && strcmp(line, "end\n") == 0) ? "yes" : "no");
        return 0;
    }
    if (is("yes-and-on")) { for (int i = 0; i < 20000; i++) puts("yes"); return 0; }
    if (is("yes-flood")) { for (;;) puts("yes"); }
    if (is("flood")) for (;;) puts("no");
    if (is("whisper")) for (;;) fwrite(much, 1, sizeof much, stderr);
    if (is("grow")) for (;;) memset(malloc(1 << 20), 1, 1 << 20);
    if (is("fork")) for (;;) fork();
    if (is("threads")) {
        pthread_t thread;
        for (int i = 0; i < 200; i++) pthread_create(&thread, NULL, waits, NULL);
        pause();
    }
    if (is("child-holds")) { if (fork() == 0) pause(); say("yes"); return 0; }
    if (is("child-says")) { if (fork() == 0) { say("yes"); pause(); } sleep(1); return 0; }
    if (is("close")) { fclose(stdout); return 0; }
    if (is("close-sleep")) { fclose(stdout); pause(); }
    if (is("close-crash")) { fclose(stdout); usleep(100000); abort(); }
    if (is("close-all")) { for (int i = 0; i < 256; i++) close(i); for (;;); }
    if (is("fill")) {
        char block[1 << 16];
        int file = open("file", O_WRONLY | O_CREAT, 0666);
        while (write(file, block, sizeof block) > 0);
        return 0;
    }
    if (is("peek")) {
        const char *places[] = {"input.in", "answer.ans", "feedback", "../runtime/judgemessage.txt",
                                "/proc/2/root/scratch/work/input.in"};
        for (int i = 0; i < 5; i++) if (access(places[i], F_OK) == 0) return 9;
        for (int i = 3; i < 256; i++) if (fcntl(i, F_GETFD) >= 0) return 8;
        kill(-1, SIGKILL);
        say("yes");
        return 0;
    }
    return 6;
}
