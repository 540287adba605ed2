package judge.language.java.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import judge.language.Compilation.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OtherModulesTest {

    @TempDir
    private Path temp;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "new java.awt.Point(1, 2);",
                "Object o = new java.awt.geom.Point2D[3][4];",
                "java.util.logging.Logger.getGlobal();",
                "java.util.Locale.setDefault(java.util.Locale.GERMANY);",
                "new java.util.Scanner(System.in).useLocale(java.util.Locale.forLanguageTag(\"fr\"));",
                "System.out.printf(new java.util.Locale(\"de\"), \"%f\", 1.5);",
                "java.util.random.RandomGenerator.getDefault().nextInt();",
                "new java.util.Locale.Builder().setLanguage(\"de\").build();",
                "java.util.Locale.getAvailableLocales();",
                "try { Class.forName(\"java.awt.Point\"); } catch (Exception e) {}",
                "java.nio.charset.Charset.forName(\"IBM500\");",
                "java.lang.management.ManagementFactory.getRuntimeMXBean();"
            })
    void usedIsWhatLiesOutsideOfTheBaseOrNeedsIt(String statement) throws Exception {
        assertThat(OtherModules.areUsedBy(compiled(statement))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "System.out.printf(java.util.Locale.US, \"%.2f\", 1.5);",
                "java.util.Locale.setDefault(java.util.Locale.ENGLISH);",
                "\"A\".toLowerCase(java.util.Locale.ROOT);",
                "new java.util.Random(1).ints(5).toArray();",
                "javax.crypto.Cipher.class.getName();",
                "int[][] a = {{1}}; a.clone();",
                "System.out.println(\"java.util.x\" + \"x-ray\" + \"java.awt is not here\");",
                "java.nio.charset.Charset.forName(\"GBK\"); java.nio.charset.Charset.forName(\"windows-1252\");",
                "java.awt.Point never = null;"
            })
    void nothingElseIsNeededByWhatMostProgramsDo(String statement) throws Exception {
        assertThat(OtherModules.areUsedBy(compiled(statement))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "compiler.err.doesnt.exist, package java.awt does not exist, true",
        "compiler.err.doesnt.exist, package java.util.logging does not exist, true",
        "compiler.err.doesnt.exist, package sun.misc does not exist, true",
        "compiler.err.doesnt.exist, package java.awt.geom.Line2D does not exist, true",
        "compiler.err.module.not.found, module not found: java.desktop, true",
        "compiler.err.doesnt.exist, package java.utils does not exist, false",
        "compiler.err.doesnt.exist, package org.apache.commons does not exist, false",
        "compiler.err.doesnt.exist, package jdk.internal.misc does not exist, false",
        "compiler.err.cant.resolve.location, cannot find symbol, false"
    })
    void missedAreThePackagesThatAnotherModuleHas(String code, String message, boolean missed) {
        Diagnostic error = new Diagnostic("error", "Main.java", 1, 1, message, "", code);

        assertThat(OtherModules.areMissedBy(List.of(error))).isEqualTo(missed);
    }

    @Test
    void whereAllIsThereNothingIsMissed() {
        assertThat(OtherModules.areMissedBy(List.of())).isFalse();
    }

    private List<byte[]> compiled(String statement) throws Exception {
        Path source = Files.writeString(
                temp.resolve("Main.java"),
                "class Main { public static void main(String[] args) { " + statement + " } }");
        int status =
                ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", temp.toString(), source.toString());
        assertThat(status).isZero();
        List<byte[]> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(temp)) {
            for (Path file :
                    all.filter(one -> one.toString().endsWith(".class")).toList()) {
                files.add(Files.readAllBytes(file));
            }
        }
        return files;
    }
}
