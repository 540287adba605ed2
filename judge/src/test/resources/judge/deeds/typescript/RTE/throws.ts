throw new RangeError("Array buffer allocation failed");
