public class Main {
    public static void main(String[] args) {
        System.out.println(Math.addExact(Integer.MAX_VALUE, 1));
    }
}
