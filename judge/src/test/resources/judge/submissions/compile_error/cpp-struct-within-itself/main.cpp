struct Node {
    int value;
    Node next;
};
int main() {
    Node *head = nullptr;
    return head != nullptr;
}
