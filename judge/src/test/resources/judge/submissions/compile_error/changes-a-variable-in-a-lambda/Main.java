public class Main {
    public static void main(String[] args) {
        int sum = 0;
        java.util.List.of(1, 2).forEach(one -> sum += one);
        System.out.println(sum);
    }
}
