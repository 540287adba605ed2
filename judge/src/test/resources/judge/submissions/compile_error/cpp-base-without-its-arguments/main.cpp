#include <iostream>
using namespace std;

class Animal {
public:
    int legs;
    Animal(int n) {
        legs = n;
    }
};

class Dog : public Animal {
public:
    int age;
    Dog(int a) {
        age = a;
    }
};

int main() {
    Dog dog(3);
    cout << dog.legs << endl;
}
