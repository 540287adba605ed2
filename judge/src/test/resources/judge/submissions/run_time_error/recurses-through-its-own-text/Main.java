public class Main {
    @Override
    public String toString() {
        return "a" + this;
    }

    public static void main(String[] args) {
        System.out.println(new Main());
    }
}
