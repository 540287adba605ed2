public class Main {
    public static void main(String[] args) {
        Object[] cells = new Integer[1];
        cells[0] = "1";
    }
}
