echo )
