const all: any[] = [];
for (;;) all.push(Buffer.alloc(1000000, 1));
