#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(void) {
    int a, b, sum;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    FILE *nameless = tmpfile();
    fprintf(nameless, "%d\n", a + b);
    rewind(nameless);
    fscanf(nameless, "%d", &sum);
    fclose(nameless);
    char name[] = "/tmp/sumXXXXXX";
    int file = mkstemp(name);
    dprintf(file, "%d\n", sum);
    close(file);
    FILE *again = fopen(name, "r");
    fscanf(again, "%d", &sum);
    fclose(again);
    remove(name);
    printf("%d\n", sum);
    return 0;
}
