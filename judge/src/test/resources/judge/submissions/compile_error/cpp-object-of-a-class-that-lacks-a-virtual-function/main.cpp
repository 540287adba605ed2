class Shape {
public:
    virtual double area() = 0;
    virtual double around() = 0;
};
class Square : public Shape {
public:
    double area() { return 1; }
};
int main() {

    Square s;
    return (int) s.area();
}
