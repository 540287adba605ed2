int main() {
    int[] d = new int[5];
}
