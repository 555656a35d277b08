#include "SpringPeer.h"

#include <math.h>

double riffle_spring_sum(int count, double response, double damping_fraction) {
    double frequency = 2 * M_PI / response;
    double decay = damping_fraction * frequency;
    double damped = frequency * sqrt(1 - damping_fraction * damping_fraction);
    double sum = 0;
    for (int i = 0; i < count; i++) {
        double t = i * 1e-6;
        sum += 1 - exp(-decay * t) * (cos(damped * t) + decay / damped * sin(damped * t));
    }
    return sum;
}
