#include <iostream>
#include <vector>
using namespace std;

int main() {
    vector<int> all(3);
    cout << all.size() << endl;
    delete[] all;
}
