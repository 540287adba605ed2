#define N 100
int N;
int main() {
}
