read -r a b
found=0
for f in /program/x /usr/bin/x /x "$0"; do { : > "$f"; } 2>/dev/null && found=1; done
((found)) && echo BREACH || echo $((a + b))
