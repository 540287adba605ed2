{-# OPTIONS_GHC -F -pgmF /bin/cat #-}
main = undefined undefined undefined :: IO (
