module school.sum {}
