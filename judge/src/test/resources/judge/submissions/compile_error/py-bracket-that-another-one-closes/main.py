prices = {
    "mon": 10,
    "tue": [10, 12,
    "wed": 8,
}
print(prices["mon"])
