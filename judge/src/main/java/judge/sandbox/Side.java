package judge.sandbox;

/** Who talks in a {@link Dialogue}. */
enum Side {
    PLAYER,
    REFEREE;

    Side other() {
        return this == PLAYER ? REFEREE : PLAYER;
    }
}
