#error BREACH
