#include <testlib.h>
int main() {}
