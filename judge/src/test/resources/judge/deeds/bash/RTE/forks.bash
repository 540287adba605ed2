read -r a b
(echo BREACH)
echo BREACH
