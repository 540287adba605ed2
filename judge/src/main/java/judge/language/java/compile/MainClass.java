package judge.language.java.compile;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Finds in class files which class is to be started. */
final class MainClass {

    private static final int PUBLIC_STATIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;

    private static final String WITH_ARGUMENTS = "([Ljava/lang/String;)V";

    /**
     * The class file version of Java 25, since which {@code main} need be neither public nor static, nor take
     * arguments.
     */
    private static final int SIMPLE_MAIN = 69;

    private MainClass() {}

    /** The facts that a class file tells about itself. */
    private static final class Shape extends ClassVisitor {
        private String name = "";
        private @Nullable String superName;
        private int access;
        private int version;
        private boolean declaresMain;
        /**
         * True where a class has a {@code main} of the simple form, which is started only where no class has the usual
         * one.
         */
        private boolean declaresSimpleMain;

        Shape() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visit(
                int version,
                int access,
                String name,
                @Nullable String signature,
                @Nullable String superName,
                String @Nullable [] interfaces) {
            this.version = version & 0xffff;
            this.name = name.replace('/', '.');
            this.superName = superName == null ? null : superName.replace('/', '.');
            this.access = access;
        }

        @Override
        public @Nullable MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            boolean usual = descriptor.equals(WITH_ARGUMENTS) && (access & PUBLIC_STATIC) == PUBLIC_STATIC;
            boolean simple = version >= SIMPLE_MAIN
                    && (descriptor.equals(WITH_ARGUMENTS) || descriptor.equals("()V"))
                    && (access & Opcodes.ACC_PRIVATE) == 0;
            declaresMain |= name.equals("main") && usual;
            declaresSimpleMain |= name.equals("main") && simple;
            return null;
        }

        String simpleName() {
            return name.substring(name.lastIndexOf('.') + 1);
        }
    }

    /**
     * The best candidates: one where there is a choice to be made, several where nothing tells them apart, none where
     * no class can be started. {@code Main} is preferred, that without a package first, then a class named after the
     * problem, then top-level classes over nested ones, classes that declare {@code main} over those that inherit it,
     * and public ones over others. Only where no class has {@code public static void main(String[])} are the others
     * looked at that Java 25 can start.
     *
     * @param suffix the end of the names that are preferred, which a compiler adds to a file's name
     * @param entry the class that somebody has named; no other is started then
     */
    static List<String> candidates(Iterable<byte[]> classFiles, String problem, String suffix, Optional<String> entry) {
        Map<String, Shape> shapes = new HashMap<>();
        for (byte[] classFile : classFiles) {
            Shape shape = new Shape();
            new ClassReader(classFile)
                    .accept(shape, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            shapes.put(shape.name, shape);
        }
        List<Shape> startable = startable(shapes, entry, shape -> shape.declaresMain);
        if (startable.isEmpty()) {
            startable = startable(shapes, entry, shape -> shape.declaresSimpleMain);
        }
        Comparator<Shape> order = Comparator.comparing((Shape shape) -> preference(shape, problem, suffix));
        List<Shape> sorted = startable.stream()
                .sorted(order.thenComparing(shape -> shape.name))
                .toList();
        return sorted.stream()
                .filter(shape -> order.compare(shape, sorted.get(0)) == 0)
                .map(shape -> shape.name)
                .toList();
    }

    private static List<Shape> startable(
            Map<String, Shape> shapes, Optional<String> entry, Predicate<Shape> declaresMain) {
        return shapes.values().stream()
                .filter(shape -> hasMain(shape, shapes, declaresMain))
                .filter(shape -> entry.isEmpty() || entry.get().equals(shape.name))
                .toList();
    }

    private static boolean hasMain(Shape shape, Map<String, Shape> shapes, Predicate<Shape> declaresMain) {
        Shape holder = shape;
        for (int depth = 0; holder != null && depth <= shapes.size(); depth++) {
            if (declaresMain.test(holder)) {
                return true;
            }
            holder = holder.superName == null ? null : shapes.get(holder.superName);
        }
        return false;
    }

    /** Smaller is better. */
    private static int preference(Shape shape, String problem, String suffix) {
        String name = shape.simpleName();
        if (name.equals("Main") || name.equals("Main" + suffix)) {
            return shape.name.equals(name) ? 0 : 1;
        }
        if (name.equalsIgnoreCase(problem) || name.equalsIgnoreCase(problem + suffix)) {
            return 2;
        }
        int nested = name.contains("$") ? 8 : 0;
        int inherited = shape.declaresMain || shape.declaresSimpleMain ? 0 : 4;
        int hidden = (shape.access & Opcodes.ACC_PUBLIC) != 0 ? 0 : 2;
        return 3 + nested + inherited + hidden;
    }
}
