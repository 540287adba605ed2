-- Who did what is only ever added to: the database itself refuses the rest.
${kept}
