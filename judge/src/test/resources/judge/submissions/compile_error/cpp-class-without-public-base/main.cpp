#include <iostream>
using namespace std;

class Animal {
public:
    int legs = 4;
};

class Dog : Animal {
public:
    int age = 3;
};

int main() {
    Dog dog;
    cout << dog.legs << endl;
}
