class Right {
    final Left left;
    final int value;

    Right(Left left, int value) {
        this.left = left;
        this.value = value;
    }

    int sum() {
        return left.value + value;
    }
}
