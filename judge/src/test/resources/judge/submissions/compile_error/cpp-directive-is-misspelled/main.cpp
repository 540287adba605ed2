#inculde <cstdio>
int main() {
    printf("1\n");
}
