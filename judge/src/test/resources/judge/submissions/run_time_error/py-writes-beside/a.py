open("/program/sum.out", "w").write(str(sum(map(int, input().split()))))
