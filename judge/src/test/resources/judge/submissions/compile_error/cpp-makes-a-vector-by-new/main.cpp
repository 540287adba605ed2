#include <iostream>
#include <vector>
using namespace std;
int main() {
    vector<int> v = new vector<int>();
    cout << v.size();
}
