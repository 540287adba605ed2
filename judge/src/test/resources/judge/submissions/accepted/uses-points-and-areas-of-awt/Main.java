import java.awt.*;
import java.awt.geom.*;
import java.util.Scanner;
import java.util.logging.Logger;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Point end = new Point(in.nextInt(), in.nextInt());
        Area shared = new Area(new Rectangle(0, 0, 3, 3));
        shared.intersect(new Area(new Polygon(new int[] {1, 5, 5}, new int[] {1, 1, 5}, 3)));
        Logger.getGlobal().info("shared: " + shared.getBounds());
        boolean cross = Line2D.linesIntersect(0, 0, 1, 1, 0, 1, 1, 0);
        System.out.println(cross && !shared.isEmpty() ? end.x + end.y : -1);
    }
}
