main :: IO ()
main = error "crash"
