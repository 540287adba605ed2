package judge.language.python.image;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.tool.RootParts;
import judge.language.tool.Tool;

/**
 * Makes one root in an empty folder: the interpreter and the standard library below {@code /python}, where the
 * interpreter finds the library by itself; the C libraries at the paths where the loader looks for them; the judge's
 * scripts in {@code /judge}; and empty folders to mount on.
 */
record PythonImageMaker(PythonHost host, Path root) {

    private static final List<String> MOUNT_POINTS = List.of("proc", "dev", "scratch", "program", "scripts");

    /**
     * The parts of the library that no contest program needs, by the name of a file or folder anywhere in it: packages
     * that others have installed, tests, windows, installers, and native code for things that a sandbox has not.
     */
    private static final Pattern NEEDLESS = Pattern.compile(
            "(site|dist)-packages|tests?|idle_test|idlelib|tkinter|turtle(demo|\\.py)|lib2to3|ensurepip|distutils"
                    + "|venv|pydoc_data|ctypes|curses|sqlite3|dbm|config-.*|sitecustomize\\.py|usercustomize\\.py"
                    + "|EXTERNALLY-MANAGED|.*\\.opt-\\d\\.pyc"
                    + "|(_ctypes|_test|xx|_xx|_tkinter|_dbm|_gdbm|_curses|readline|_sqlite3|_ssl|_hashlib|nis|_crypt"
                    + "|ossaudiodev|_posixshmem|_interp).*\\.so");

    /** The folders that the loader looks through by itself. */
    private static final List<Path> LIBRARY_FOLDERS =
            List.of(Path.of("/lib"), Path.of("/lib64"), Path.of("/usr/lib"), Path.of("/usr/lib64"));

    private static final Pattern OWN_LIBRARY = Pattern.compile("(/\\S*/libpython\\S+) \\(0x");

    void make() throws IOException {
        Path home = root.resolve(PythonImage.HOME);
        Path interpreter = home.resolve("bin/python3");
        Files.createDirectories(home.resolve("bin"));
        Files.copy(host.interpreter(), interpreter, StandardCopyOption.COPY_ATTRIBUTES);
        Path library = home.resolve(
                host.library().startsWith(host.prefix())
                        ? host.prefix().relativize(host.library()).toString()
                        : "lib/" + host.library().getFileName());
        List<Path> binaries = new ArrayList<>(List.of(host.interpreter()));
        copy(host.library(), library, binaries);
        if (Files.isDirectory(host.extensions()) && !host.extensions().startsWith(host.library())) {
            copy(host.extensions(), library.resolve("lib-dynload"), binaries);
        }
        RootParts parts = new RootParts(root);
        parts.copyLibraries(binaries, host.library());
        parts.copyUnwinder(host.interpreter());
        copyOwnLibrary();
        copyScripts(library);
        precompile(library);
        parts.copyLocale();
        parts.addMountPoints(MOUNT_POINTS);
        parts.openToOthers();
    }

    private void copyScripts(Path library) throws IOException {
        Path scripts = Files.createDirectory(root.resolve(PythonImage.SCRIPTS));
        for (Script script : Script.values()) {
            Path folder = script == Script.SITE ? library : scripts;
            Files.write(folder.resolve(script.file()), script.content());
        }
    }

    /** Copies files with their times, by which the interpreter knows whether their compiled form is still right. */
    private static void copy(Path from, Path to, List<Path> binaries) throws IOException {
        Files.walkFileTree(
                from,
                EnumSet.noneOf(java.nio.file.FileVisitOption.class),
                Integer.MAX_VALUE,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
                            throws IOException {
                        if (!folder.equals(from) && isNeedless(folder)) {
                            return FileVisitResult.SKIP_SUBTREE;
                        }
                        Files.createDirectories(
                                to.resolve(from.relativize(folder).toString()));
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                        copyFile(file, to.resolve(from.relativize(file).toString()), binaries);
                        return FileVisitResult.CONTINUE;
                    }
                });
    }

    private static void copyFile(Path file, Path copy, List<Path> binaries) throws IOException {
        boolean readable = Files.isRegularFile(file) && Files.isReadable(file);
        if (readable && !isNeedless(file)) {
            Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
            if (file.toString().endsWith(".so")) {
                binaries.add(file);
            }
        }
    }

    private static boolean isNeedless(Path path) {
        return NEEDLESS.matcher(String.valueOf(path.getFileName())).matches();
    }

    /**
     * Copies the interpreter's own library into a folder that every loader looks through: the host's loader may be told
     * of another folder, and the sandbox's is not.
     */
    private void copyOwnLibrary() throws IOException {
        Path ldd = Path.of("/usr/bin/ldd");
        if (!Files.isExecutable(ldd)) {
            return;
        }
        Matcher own = OWN_LIBRARY.matcher(
                Tool.run(List.of(ldd.toString(), host.interpreter().toString())).output());
        if (own.find()) {
            Path library = Path.of(own.group(1));
            for (Path folder : LIBRARY_FOLDERS) {
                Path there = new RootParts(root).inRoot(folder);
                if (LIBRARY_FOLDERS.stream().noneMatch(library::startsWith) && !Files.isSymbolicLink(there)) {
                    Files.createDirectories(there);
                    Files.copy(library, there.resolve(String.valueOf(library.getFileName())));
                }
            }
        }
    }

    /** Most distributions bring it compiled; what is there already is left alone. */
    private void precompile(Path library) throws IOException {
        Tool.run(List.of(host.interpreter().toString(), "-I", "-m", "compileall", "-q", library.toString()));
    }
}
