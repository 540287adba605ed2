int main = 195;
