import Control.Exception
import System.IO
main :: IO ()
main = do
  r <- try (writeFile "/program/program" "x") :: IO (Either IOException ())
  either (const total) (const (putStrLn "BREACH")) r
total :: IO ()
total = getContents >>= print . sum . map (read :: String -> Int) . words
