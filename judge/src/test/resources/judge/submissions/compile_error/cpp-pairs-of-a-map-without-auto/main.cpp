#include <iostream>
#include <map>
using namespace std;

int main() {
    map<int, int> counts{{1, 2}};
    for ([value, count] : counts) {
        cout << value << ' ' << count << endl;
    }
}
