package judge.language.java.run;

import judge.sandbox.Outcome;

/**
 * One run of a program.
 *
 * @param outcome the sandbox's word on it
 * @param vmEnd the VM's own word on its end
 * @param answer what the program answered; nobody writes to the array
 * @param answerSource {@code stdout} or the output file's name
 */
@SuppressWarnings("ArrayRecordComponent")
public record Execution(Outcome outcome, VmEnd vmEnd, byte[] answer, String answerSource) {

    /** How the VM says that it ended. */
    public enum VmEnd {
        /** As the program wanted it, or by the sandbox. */
        ORDINARY,
        /** The heap or the memory for classes was exhausted. */
        OUT_OF_MEMORY,
        /** No further thread could be made. */
        OUT_OF_THREADS,
        /** A fault of the VM's own or of native code. */
        CRASH
    }
}
