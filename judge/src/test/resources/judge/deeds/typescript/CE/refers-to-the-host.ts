/// <reference path="/etc/passwd" />
console.log("BREACH");
