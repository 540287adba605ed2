public class Main {
    public static void main(String[] args) {
        int size = -1;
        System.out.println(new int[size].length);
    }
}
