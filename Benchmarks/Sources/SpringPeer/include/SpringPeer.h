#ifndef RIFFLE_SPRING_PEER_H
#define RIFFLE_SPRING_PEER_H

/// Adds up the values of an underdamped spring from 0 to 1 at `count` times, a microsecond apart, by its closed form.
double riffle_spring_sum(int count, double response, double damping_fraction);

#endif
