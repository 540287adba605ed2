setTimeout(() => {}, 1e6);
