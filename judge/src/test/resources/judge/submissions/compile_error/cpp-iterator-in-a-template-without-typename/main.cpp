#include <iostream>
#include <vector>
using namespace std;
template <class T>
void print(vector<T> v) {
    vector<T>::iterator it;
    for (it = v.begin(); it != v.end(); ++it) cout << *it;
}
int main() {
    print(vector<int>{1, 2});
}
