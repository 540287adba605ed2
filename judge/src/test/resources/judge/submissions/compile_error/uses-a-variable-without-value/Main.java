public class Main {
    public static void main(String[] args) {
        int sum;
        System.out.println(sum);
    }
}
