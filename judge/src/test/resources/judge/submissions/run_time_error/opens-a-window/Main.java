import javax.swing.JFrame;

public class Main {
    public static void main(String[] args) {
        JFrame window = new JFrame("sum");
        window.setVisible(true);
    }
}
