import Control.Exception
import System.IO
import Foreign.C.Types
foreign import ccall "socket" cSocket :: CInt -> CInt -> CInt -> IO CInt
main :: IO ()
main = cSocket 2 1 0 >>= \p -> if p >= 0 then putStrLn "BREACH" else total
total :: IO ()
total = getContents >>= print . sum . map (read :: String -> Int) . words
