import Control.Concurrent
main :: IO ()
main = threadDelay 1000000000
