/* Each input says "what-I-do what-the-player-does pass". Told to talk, it first tells the player its input. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static char mine[100], theirs[100], line[1000], path[1000];

static int is(const char *what) { return strcmp(mine, what) == 0; }

static FILE *feedback(const char *folder, const char *name, const char *mode) {
    snprintf(path, sizeof path, "%s%s", folder, name);
    return fopen(path, mode);
}

static int lines_noted(const char *folder) {
    FILE *notes = feedback(folder, "notes.txt", "r");
    int lines = 0;
    while (notes && fgets(line, sizeof line, notes)) lines++;
    if (notes) fclose(notes);
    return lines;
}

int main(int argc, char **argv) {
    int pass;
    FILE *input = fopen(argv[1], "r");
    if (argc < 4 || !input || fscanf(input, "%99s %99s %d", mine, theirs, &pass) != 3) return 1;
    const char *folder = argv[3];
    if (argc > 4) {
        printf("%s %s %d\n", mine, theirs, pass);
        fflush(stdout);
    }
    if (feedback(folder, "nextpass.in", "r")) return 2;
    if (lines_noted(folder) != pass - 1) return 3;
    FILE *notes = feedback(folder, "notes.txt", "a");
    fprintf(notes, "pass %d\n", pass);
    fclose(notes);
    FILE *message = feedback(folder, "judgemessage.txt", "a");
    fprintf(message, "pass %d ", pass);
    fclose(message);
    if (!fgets(line, sizeof line, stdin) || strcmp(line, "yes\n") != 0) return 43;
    if (is("fail-second") && pass == 2) return 1;
    if (is("reject-second") && pass == 2) return 43;
    if (is("once") || (pass == 2 && !is("ever") && !is("thrice")) || (pass == 3 && is("thrice"))) return 42;
    if (is("ask-by-folder")) {
        snprintf(path, sizeof path, "%snextpass.in", folder);
        return mkdir(path, 0755) == 0 ? 42 : 1;
    }
    FILE *next = feedback(folder, "nextpass.in", "w");
    if (!is("blank")) fprintf(next, "%s %s %d\n", mine, theirs, pass + 1);
    fclose(next);
    return is("reject-and-ask") ? 43 : is("fail-and-ask") ? 5 : 42;
}
