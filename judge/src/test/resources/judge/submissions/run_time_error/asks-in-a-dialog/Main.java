import javax.swing.JOptionPane;

public class Main {
    public static void main(String[] args) {
        int a = Integer.parseInt(JOptionPane.showInputDialog("a?"));
        int b = Integer.parseInt(JOptionPane.showInputDialog("b?"));
        JOptionPane.showMessageDialog(null, a + b);
    }
}
