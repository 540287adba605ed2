a, b = map(int, input().split())
raise ValueError("\x1b[31m<script>alert(1)</script>\u202e")
