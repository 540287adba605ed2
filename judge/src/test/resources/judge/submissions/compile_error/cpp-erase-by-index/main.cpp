#include <iostream>
#include <vector>
using namespace std;

int main() {
    vector<int> all{1, 2, 3};
    int last = all.size() - 1;
    all.erase(last);
    cout << all.size() << endl;
}
