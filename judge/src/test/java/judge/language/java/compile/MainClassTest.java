package judge.language.java.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

class MainClassTest {

    private static final int JAVA_17 = 61;
    private static final int JAVA_25 = 69;
    private static final int PUBLIC_STATIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;

    @Test
    void ofJava25NeedsNoPublicStaticMain() {
        assertThat(candidates(classFile(JAVA_25, "Sum", 0, "()V"))).containsExactly("Sum");
        assertThat(candidates(classFile(JAVA_25, "Sum", Opcodes.ACC_STATIC, "([Ljava/lang/String;)V")))
                .containsExactly("Sum");
        assertThat(candidates(classFile(JAVA_25, "Sum", Opcodes.ACC_PRIVATE, "()V")))
                .isEmpty();
        assertThat(candidates(classFile(JAVA_17, "Sum", 0, "()V"))).isEmpty();
    }

    @Test
    void isTheOneWithTheUsualMainWhereThereIsOne() {
        assertThat(candidates(
                        classFile(JAVA_25, "Main", 0, "()V"),
                        classFile(JAVA_25, "Usual", PUBLIC_STATIC, "([Ljava/lang/String;)V")))
                .containsExactly("Usual");
    }

    @Test
    void mayHaveAnEndThatACompilerAddsToTheNameOfAFile() {
        byte[] other = classFile(JAVA_17, "HelperKt", PUBLIC_STATIC, "([Ljava/lang/String;)V");
        byte[] problem = classFile(JAVA_17, "ProblemKt", PUBLIC_STATIC, "([Ljava/lang/String;)V");
        byte[] main = classFile(JAVA_17, "MainKt", PUBLIC_STATIC, "([Ljava/lang/String;)V");

        assertThat(MainClass.candidates(List.of(other, problem, main), "problem", "Kt", Optional.empty()))
                .containsExactly("MainKt");
        assertThat(MainClass.candidates(List.of(other, problem), "problem", "Kt", Optional.empty()))
                .containsExactly("ProblemKt");
        assertThat(candidates(other, problem)).containsExactly("HelperKt", "ProblemKt");
    }

    private static List<String> candidates(byte[]... classFiles) {
        return MainClass.candidates(List.of(classFiles), "problem", "", Optional.empty());
    }

    /** A class with a {@code main}. */
    private static byte[] classFile(int version, String name, int access, String descriptor) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(version, Opcodes.ACC_SUPER, name, null, "java/lang/Object", null);
        writer.visitMethod(access, "main", descriptor, null, null).visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }
}
