package cn.edu.school;

final class Adder {
    static int add(int a, int b) {
        return a + b;
    }
}
