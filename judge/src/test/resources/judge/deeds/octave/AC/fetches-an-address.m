1;
n = sum(fscanf(stdin, "%d"));
done = 0;
try, [page, done] = urlread("http://127.0.0.1/"); catch, end
if done, disp("BREACH"), else printf("%d\n", n), end
