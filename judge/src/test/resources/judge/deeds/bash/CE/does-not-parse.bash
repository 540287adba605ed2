if true; then echo never
