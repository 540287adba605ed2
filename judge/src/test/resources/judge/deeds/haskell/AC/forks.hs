import Control.Exception
import System.IO
import Foreign.C.Types
foreign import ccall "fork" cFork :: IO CInt
main :: IO ()
main = cFork >>= \p -> if p >= 0 then putStrLn "BREACH" else total
total :: IO ()
total = getContents >>= print . sum . map (read :: String -> Int) . words
