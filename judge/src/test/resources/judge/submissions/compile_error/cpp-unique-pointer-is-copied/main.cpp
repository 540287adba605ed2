#include <iostream>
#include <memory>
using namespace std;

int main() {
    unique_ptr<int> a(new int(1));
    unique_ptr<int> b = a;
    cout << *b << endl;
}
