{-# LANGUAGE CPP #-}
#include "/etc/passwd"
main :: IO ()
main = return ()
