all = []
loop { all << "x" * 1000000 + all.size.to_s }
