package judge.language.java.compile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Finds in class files which class is to be started. */
final class MainClass {

    private static final int PUBLIC_STATIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;

    private MainClass() {}

    /** What a class file says about itself. */
    private static final class Shape extends ClassVisitor {
        private String name = "";
        private @Nullable String superName;
        private int access;
        private boolean declaresMain;

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
            declaresMain |= name.equals("main")
                    && descriptor.equals("([Ljava/lang/String;)V")
                    && (access & PUBLIC_STATIC) == PUBLIC_STATIC;
            return null;
        }

        String simpleName() {
            return name.substring(name.lastIndexOf('.') + 1);
        }
    }

    /**
     * The best candidates: one where there is a choice to be made, several where nothing tells them apart, none where
     * no class can be started. {@code Main} is preferred, then a class named after the problem, then top-level classes
     * over nested ones, classes that declare {@code main} over those that inherit it, and public ones over others.
     *
     * @param entry the class that somebody has named; no other is started then
     */
    static List<String> candidates(Iterable<byte[]> classFiles, String problem, Optional<String> entry) {
        Map<String, Shape> shapes = new HashMap<>();
        for (byte[] classFile : classFiles) {
            Shape shape = new Shape();
            new ClassReader(classFile)
                    .accept(shape, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            shapes.put(shape.name, shape);
        }
        List<Shape> startable = new ArrayList<>();
        for (Shape shape : shapes.values()) {
            if (hasMain(shape, shapes) && (entry.isEmpty() || entry.get().equals(shape.name))) {
                startable.add(shape);
            }
        }
        Comparator<Shape> order = Comparator.comparing((Shape shape) -> preference(shape, problem));
        startable.sort(order.thenComparing(shape -> shape.name));
        return startable.stream()
                .filter(shape -> order.compare(shape, startable.get(0)) == 0)
                .map(shape -> shape.name)
                .toList();
    }

    private static boolean hasMain(Shape shape, Map<String, Shape> shapes) {
        Shape holder = shape;
        for (int depth = 0; holder != null && depth <= shapes.size(); depth++) {
            if (holder.declaresMain) {
                return true;
            }
            holder = holder.superName == null ? null : shapes.get(holder.superName);
        }
        return false;
    }

    /** Smaller is better. */
    private static int preference(Shape shape, String problem) {
        String name = shape.simpleName();
        if (name.equals("Main")) {
            return 0;
        }
        if (name.toLowerCase(Locale.ROOT).equals(problem.toLowerCase(Locale.ROOT))) {
            return 1;
        }
        int nested = name.contains("$") ? 8 : 0;
        int inherited = shape.declaresMain ? 0 : 4;
        int hidden = (shape.access & Opcodes.ACC_PUBLIC) != 0 ? 0 : 2;
        return 2 + nested + inherited + hidden;
    }
}
