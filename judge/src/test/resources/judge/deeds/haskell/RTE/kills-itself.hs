import Foreign.C.Types
foreign import ccall "kill" cKill :: CInt -> CInt -> IO CInt
main :: IO ()
main = cKill 1 9 >> putStrLn "BREACH"
