#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static char theirs[100], mine[100];

static int is(const char *what) { return strcmp(mine, what) == 0; }

int main(void) {
    int pass;
    if (scanf("%99s %99s %d", theirs, mine, &pass) != 3) return 7;
    if (access("left-behind", F_OK) == 0) return 8;
    fclose(fopen("left-behind", "w"));
    if (pass == 2) {
        if (is("no-second")) { puts("no"); return 0; }
        if (is("crash-second")) abort();
        if (is("spin-second")) for (;;);
        if (is("nothing-second")) return 0;
        if (is("flood-second")) for (;;) puts("no");
        if (is("grow-second")) for (;;) memset(malloc(1 << 20), 1, 1 << 20);
    }
    if (is("work")) while (clock() < CLOCKS_PER_SEC / 6); /* more than half of what each pass has */
    puts("yes");
    return 0;
}
