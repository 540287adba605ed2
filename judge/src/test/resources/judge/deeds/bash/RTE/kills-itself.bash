kill -9 $$
echo BREACH
