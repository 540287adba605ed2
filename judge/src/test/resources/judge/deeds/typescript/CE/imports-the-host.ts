import * as host from "/etc/hosts";
console.log(host);
