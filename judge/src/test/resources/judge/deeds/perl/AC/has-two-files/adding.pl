sub sum {
    my ($first, $second) = @_;
    return $first + $second;
}
1;
