main :: IO ()
main = f 0 where f n = if n < (0 :: Integer) then return () else f (n + 1)
