#include <bits/stdc++.h>
int main(void) {
    return 0;
}
