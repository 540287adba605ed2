package judge.check;

/** Points that an output validator must not award; the message says why. */
final class AwardException extends Exception {

    private static final long serialVersionUID = 1;

    AwardException(String message) {
        super(message);
    }
}
