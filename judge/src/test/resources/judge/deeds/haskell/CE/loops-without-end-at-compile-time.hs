{-# LANGUAGE TemplateHaskell #-}
import Language.Haskell.TH
main :: IO ()
main = print $(runIO (let f n = if n < (0 :: Integer) then return () else f (n + 1) in f 0) >> [| 1 |])
