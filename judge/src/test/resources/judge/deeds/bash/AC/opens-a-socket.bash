read -r a b
if { exec 9<>/dev/tcp/127.0.0.1/22; } 2>/dev/null; then echo BREACH; else echo $((a + b)); fi
