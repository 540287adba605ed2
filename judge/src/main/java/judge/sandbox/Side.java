package judge.sandbox;

/** The two parties of a {@link Dialogue}. */
enum Side {
    PLAYER,
    REFEREE;

    Side other() {
        return this == PLAYER ? REFEREE : PLAYER;
    }
}
