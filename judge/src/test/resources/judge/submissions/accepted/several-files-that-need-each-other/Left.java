class Left {
    final int value;

    Left(int value) {
        this.value = value;
    }

    int sum(int other) {
        return new Right(this, other).sum();
    }
}
