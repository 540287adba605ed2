// 加法
class Adder {
    static int add(int a, int b) {
        return "加".length() == 1 && "加".charAt(0) == 0x52a0 ? a + b : Integer.MIN_VALUE;
    }
}
