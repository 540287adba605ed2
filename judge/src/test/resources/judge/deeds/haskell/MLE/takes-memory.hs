import qualified Data.ByteString.Char8 as B
main :: IO ()
main = grow []
grow :: [B.ByteString] -> IO ()
grow all = let one = B.replicate 1000000 'x' in B.length one `seq` grow (one : all) >> print (length all)
