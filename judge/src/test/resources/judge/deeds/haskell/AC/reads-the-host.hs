import Control.Exception
import System.IO
main :: IO ()
main = do
  r <- try (openFile "/etc/passwd" ReadMode) :: IO (Either IOException Handle)
  either (const total) (const (putStrLn "BREACH")) r
total :: IO ()
total = getContents >>= print . sum . map (read :: String -> Int) . words
