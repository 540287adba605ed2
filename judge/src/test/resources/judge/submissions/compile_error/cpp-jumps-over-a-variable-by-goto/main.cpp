#include <iostream>
using namespace std;
int main() {
    int n;
    cin >> n;
    if (n < 0) goto end;
    int sum = n * n;
    cout << sum;
end:
    return 0;
}
