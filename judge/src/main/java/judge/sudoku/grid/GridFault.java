package judge.sudoku.grid;

/** A fault that keeps a grid from being a valid completion of another. */
public sealed interface GridFault {
    /** The fault in words, without a full stop. */
    String describe();

    /**
     * A digit that stands twice in a unit.
     *
     * @param unit the kind of unit
     * @param number the number of the unit among those of its kind, 1 to 9
     * @param digit the digit that stands there twice
     * @param firstCell the cell where it stands first, 0 to 80
     * @param secondCell the cell where it stands again
     */
    record Clash(Unit unit, int number, int digit, int firstCell, int secondCell) implements GridFault {
        @Override
        public String describe() {
            return unit + " " + number + " has " + digit + " twice, at " + Unit.place(firstCell) + " and "
                    + Unit.place(secondCell);
        }
    }

    /**
     * A cell that was left blank.
     *
     * @param cell the cell, 0 to 80
     */
    record Blank(int cell) implements GridFault {
        @Override
        public String describe() {
            return Unit.place(cell) + " is blank";
        }
    }

    /**
     * A given that does not stand in the completion.
     *
     * @param cell the cell, 0 to 80
     * @param given the digit that was given
     * @param found the digit that stands there instead
     */
    record GivenChanged(int cell, int given, int found) implements GridFault {
        @Override
        public String describe() {
            return Unit.place(cell) + " was given as " + given + ", found " + found;
        }
    }
}
