public class Main {
    public static void main(String[] args) {
        StringBuilder[] rows = new StringBuilder[9];
        rows[0].append(1);
        System.out.println(rows[0]);
    }
}
