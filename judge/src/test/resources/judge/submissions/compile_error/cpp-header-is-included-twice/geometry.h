#pragma once
#include "point.h"

int cross(Point a, Point b);
