read -r a b
shopt -s nullglob
all=(/tmp/judge* /program/../*/submissions /proc/[2-9]* /proc/[1-9][0-9]*)
((${#all[@]})) && echo BREACH || echo $((a + b))
