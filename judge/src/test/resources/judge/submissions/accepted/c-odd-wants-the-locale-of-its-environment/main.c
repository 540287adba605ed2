#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

int main(void) {
    int a, b;
    char *locale = setlocale(LC_ALL, "");
    wscanf(L"%d %d", &a, &b);
    if (strlen(locale) == 0 || fwprintf(stderr, L"\u6c42\u548c\n") < 0) {
        return 1;
    }
    wprintf(L"%d\n", a + b);
    return 0;
}
