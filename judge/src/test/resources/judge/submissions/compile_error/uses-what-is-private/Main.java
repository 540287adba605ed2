public class Main {
    public static void main(String[] args) {
        System.out.println(new Grid().size);
    }
}

class Grid {
    private int size = 9;
}
