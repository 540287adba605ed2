import java.util.Arrays;

public class Main {
    public static void main(String[] args) {
        Integer[] numbers = new Integer[1000];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i * 7919 % 100;
        }
        Arrays.sort(numbers, (a, b) -> a > b || a % 3 == 0 ? 1 : -1);
        System.out.println(numbers[0]);
    }
}
