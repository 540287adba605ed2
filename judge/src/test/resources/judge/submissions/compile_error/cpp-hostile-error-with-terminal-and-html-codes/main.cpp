#error [2J[31m<script>alert(1)</script> ‮& '"
int main() {}
