1;
n = sum(fscanf(stdin, "%d"));
all = {};
while true, all{end + 1} = ones(1, 125000); end
