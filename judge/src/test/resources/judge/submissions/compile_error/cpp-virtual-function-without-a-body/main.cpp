#include <iostream>
class Animal {
public:
    virtual void speak();
    virtual ~Animal() {}
};
class Dog : public Animal {
public:
    void speak() { std::cout << "woof"; }
};
int main() {
    Animal *a = new Dog();
    a->speak();
}
