#include <stdio.h>

typedef struct {
    int value;
    Node *next;
} Node;

int main(void) {
    Node first = {1, NULL};
    printf("%d\n", first.value);
    return 0;
}
