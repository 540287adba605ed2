class Child {
    public static void main(String[] args) {
        byte[][] blocks = new byte[200][];
        for (int i = 0; i < blocks.length; i++) {
            blocks[i] = new byte[1 << 20];
        }
        System.out.println("a JVM of its own holds " + blocks.length + " MiB");
    }
}
