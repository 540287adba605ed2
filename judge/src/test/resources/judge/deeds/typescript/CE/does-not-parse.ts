console.log("never;
