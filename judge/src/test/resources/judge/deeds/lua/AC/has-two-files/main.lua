local adding = require("adding")
print(adding.sum(io.read("n"), io.read("n")))
