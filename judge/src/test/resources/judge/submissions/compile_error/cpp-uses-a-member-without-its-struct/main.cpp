#include <iostream>
using namespace std;
struct item { int weight, value; } a[5];
int main() {
    int best = 0;
    for (int i = 0; i < 5; i++) {
        cin >> a[i].weight >> a[i].value;
        best = max(best, value);
    }
    cout << best;
}
