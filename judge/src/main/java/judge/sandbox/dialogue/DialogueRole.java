package judge.sandbox.dialogue;

/** The two parties of a {@link Dialogue}. */
enum DialogueRole {
    PLAYER,
    REFEREE;

    DialogueRole other() {
        return this == PLAYER ? REFEREE : PLAYER;
    }
}
