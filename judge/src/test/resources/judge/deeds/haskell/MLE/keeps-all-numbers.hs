main :: IO ()
main = let xs = [1 ..] :: [Integer] in print (length xs) >> print (sum xs)
