#include <windows.h>
int main() {
    Sleep(1);
}
