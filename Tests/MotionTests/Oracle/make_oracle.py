#!/usr/bin/env python3
"""Computes what interrupted animations show, by numerical integration, for MotionOracleTests.

Nothing here knows the closed forms of the Motion module: springs are differential equations that SciPy integrates, and
curves are roots that SciPy finds. What is shared is the rule by which contributions combine, as design.md states it:
merging springs take over position and velocity, every other animation adds the step it bridges.

    pip install scipy && python3 make_oracle.py > motion-oracle.json

The same seed gives the same file on the same version of SciPy; the version is in the file.
"""

import json
import math
import random

import numpy
import scipy
from scipy.integrate import solve_ivp
from scipy.interpolate import CubicHermiteSpline
from scipy.optimize import brentq

SEED = 20_261_122
PRECISION = dict(method="DOP853", rtol=1e-11, atol=1e-12)
# A spring is at rest when its energy, as an amplitude, is this share of what it began with.
REST = 0.001


class SpringMotion:
    """A damped spring that starts displaced and in motion, integrated until it is at rest."""

    def __init__(self, frequency, ratio, position, velocity, limit=None):
        """frequency(t) is the undamped frequency in radians per second."""
        final = frequency(math.inf)
        blend_end = limit or 0.0

        def slope(t, y):
            w = frequency(t)
            return [y[1], -w * w * y[0] - 2 * ratio * w * y[1]]

        def amplitude(y):
            return math.hypot(y[0], y[1] / final)

        # The size of the motion is measured from the moment on from which the spring no longer changes.
        self.parts = []
        start = [position, velocity]
        if blend_end > 0:
            part = solve_ivp(slope, (0, blend_end), start, dense_output=True, max_step=blend_end / 64, **PRECISION)
            self.parts.append((0, blend_end, part.sol))
            start = [part.y[0][-1], part.y[1][-1]]
        size = amplitude(start)
        if size == 0:
            self.end = blend_end
            return

        def at_rest(t, y):
            return amplitude(y) - REST * size

        at_rest.terminal, at_rest.direction = True, -1
        part = solve_ivp(slope, (blend_end, blend_end + 1e4), start, events=at_rest, dense_output=True, **PRECISION)
        self.end = part.t[-1]
        self.parts.append((blend_end, self.end, part.sol))

    def state(self, t):
        if t >= self.end:
            return 0.0, 0.0
        for begin, end, solution in self.parts:
            if t < end:
                return tuple(solution(max(t, begin)))
        return 0.0, 0.0


class CurveMotion:
    """A step of a size that a Bezier curve bridges, possibly several times."""

    def __init__(self, controls, duration, size, count=1, autoreverses=True):
        self.controls, self.duration, self.size = controls, duration, size
        self.count, self.autoreverses = count, autoreverses
        self.end = duration * count

    def state(self, t):
        if t >= self.end:
            return 0.0, 0.0
        x1, y1, x2, y2 = self.controls
        run, within = divmod(t / self.duration, 1.0)
        direction = -1 if self.autoreverses and run % 2 == 1 else 1
        x = 1 - within if direction < 0 else within

        def along(a, b, s):
            return 3 * a * s * (1 - s) ** 2 + 3 * b * s * s * (1 - s) + s**3

        def rate(a, b, s):
            return 3 * (1 - s) ** 2 * a + 6 * s * (1 - s) * (b - a) + 3 * s * s * (1 - b)

        s = brentq(lambda s: along(x1, x2, s) - x, 0, 1, xtol=1e-15, rtol=1e-14)
        speed = rate(y1, y2, s) / rate(x1, x2, s) / self.duration * direction
        return self.size * (1 - along(y1, y2, s)), -self.size * speed


class Delayed:
    """A motion that begins later, showing its whole step until then."""

    def __init__(self, motion, delay, size):
        self.motion, self.delay, self.size, self.end = motion, delay, size, motion.end + delay

    def state(self, t):
        return (self.size, 0.0) if t <= self.delay else self.motion.state(t - self.delay)


def constant(frequency):
    return lambda t: frequency


def eased(first, last, duration):
    """The frequency while the response passes from one value into another by smoothstep."""

    def frequency(t):
        x = min(max(t / duration, 0), 1) if t < math.inf else 1
        return 2 * math.pi / (first + (last - first) * x * x * (3 - 2 * x))

    return frequency


class Shown:
    """A value that changes at once and is shown changing over time."""

    def __init__(self, value):
        self.target, self.running = value, []

    def state(self, time):
        position, velocity = self.target, 0.0
        for start, motion in self.running:
            p, v = motion.state(time - start)
            position, velocity = position + p, velocity + v
        return position, velocity

    def merging_response(self, time):
        """The response in effect of the merging spring that runs, if one does."""
        if not self.running or not hasattr(self.running[0][1], "course"):
            return None
        start, motion = self.running[0]
        return 2 * math.pi / motion.course(time - start)

    def change(self, time, target, animation, tracked):
        self.running = [(start, motion) for start, motion in self.running if motion.end + start > time]
        position, velocity = self.state(time)
        kind, speed = animation["kind"], animation.get("speed", 1)
        delay = animation.get("delay", 0) / speed
        if kind == "spring" and delay == 0:
            if not self.running:
                velocity = tracked or 0.0
            response, blend = animation["response"] / speed, animation["blend"] / speed
            replaced = self.merging_response(time)
            blends = replaced is not None and blend > 0 and replaced != response
            course = eased(replaced, response, blend) if blends else constant(2 * math.pi / response)
            motion = SpringMotion(
                course, animation["ratio"], position - target, velocity, limit=blend if blends else None)
            motion.course = course
            self.running, self.target = [(time, motion)], target
            return
        step = self.target - target
        if kind == "curve":
            motion = CurveMotion(
                animation["controls"], animation["duration"] / speed, step, animation.get("count", 1),
                animation.get("autoreverses", True))
        elif kind == "spring":
            motion = SpringMotion(constant(2 * math.pi / animation["response"] * speed), animation["ratio"], step, 0)
        else:
            frequency = math.sqrt(animation["stiffness"])
            ratio = animation["damping"] / (2 * frequency)
            motion = SpringMotion(
                constant(frequency * speed), ratio, step, -step * animation["velocity"] * speed)
        self.running.append((time, Delayed(motion, delay, step) if delay else motion))
        self.target = target


def number(low, high):
    return round(random.uniform(low, high), 3)


def random_animation(blends):
    kind = random.choice(["spring", "spring", "curve", "interpolating"])
    if kind == "spring":
        animation = dict(
            kind=kind, response=number(0.1, 1.2), ratio=random.choice([1, number(0.2, 0.95), number(1.05, 2.5)]),
            blend=number(0.05, 0.5) if blends and random.random() < 0.6 else 0)
    elif kind == "curve":
        animation = dict(
            kind=kind, duration=number(0.1, 1.5),
            controls=[number(0.05, 0.9), number(-0.3, 1.2), number(0.1, 0.95), number(-0.2, 1.3)])
        if random.random() < 0.3:
            animation["count"] = random.choice([2, 3, 4])
            animation["autoreverses"] = random.random() < 0.5
    else:
        animation = dict(kind=kind, stiffness=number(20, 400), damping=number(4, 90), velocity=number(-4, 4))
    if random.random() < 0.2:
        animation["delay"] = number(0.05, 0.4)
    if random.random() < 0.2:
        animation["speed"] = number(0.5, 3)
    return animation


def interruptions(blends):
    shown = Shown(number(-50, 50))
    case = dict(initial=shown.target, changes=[], samples=[])
    time = 0.0
    for _ in range(random.randint(2, 7)):
        time = round(time + number(0.02, 0.7), 3)
        target = number(-100, 100)
        tracked = number(-600, 600) if random.random() < 0.4 else None
        animation = random_animation(blends)
        shown.change(time, target, animation, tracked)
        change = dict(time=time, target=target, animation=animation)
        if tracked is not None:
            change["trackedVelocity"] = tracked
        case["changes"].append(change)
        samples = []
        for _ in range(4):
            at = round(time + number(0.001, 0.9), 4)
            # Where a motion ends its velocity may jump; samples keep away from there, and from turns of repetitions.
            edges = [start + motion.end for start, motion in shown.running]
            for start, motion in shown.running:
                inner, delay = (motion.motion, motion.delay) if isinstance(motion, Delayed) else (motion, 0)
                edges.append(start + delay)
                if isinstance(inner, CurveMotion):
                    edges += [start + delay + inner.duration * run for run in range(inner.count + 1)]
            if all(abs(edge - at) > 1e-3 for edge in edges):
                samples.append([at, *map(float, shown.state(at))])
        case["samples"].append(samples)
    return case


def keyframes():
    """A track of keyframes, each kind handing its velocity on."""
    value = number(-50, 50)
    case = dict(initial=value, keyframes=[], samples=[])
    kinds = [random.choice(["linear", "cubic", "spring", "move"]) for _ in range(random.randint(2, 6))]
    frames = []
    for kind in kinds:
        frame = dict(kind=kind, target=number(-100, 100))
        if kind != "move":
            frame["duration"] = number(0.1, 0.9)
        if kind == "cubic":
            if random.random() < 0.4:
                frame["startVelocity"] = number(-300, 300)
            if random.random() < 0.4:
                frame["endVelocity"] = number(-300, 300)
        if kind == "spring":
            frame.update(response=number(0.1, 0.8), ratio=number(0.3, 1.4))
            if random.random() < 0.4:
                frame["startVelocity"] = number(-300, 300)
        frames.append(frame)
    case["keyframes"] = frames
    time, velocity = 0.0, 0.0
    for index, frame in enumerate(frames):
        target, seconds = frame["target"], frame.get("duration", 0)
        start_velocity = frame.get("startVelocity", velocity)
        following = frames[index + 1] if index + 1 < len(frames) else None
        if frame["kind"] == "move":
            course, end_velocity = (lambda t, target=target: target), 0.0
        elif frame["kind"] == "linear":
            end_velocity = (target - value) / seconds
            course = lambda t, v=value, slope=end_velocity: v + slope * t
        elif frame["kind"] == "cubic":
            end_velocity = frame.get("endVelocity")
            if end_velocity is None:
                end_velocity = 0.0
                if following and "startVelocity" in following:
                    end_velocity = following["startVelocity"]
                elif following and following["kind"] == "cubic":
                    end_velocity = (following["target"] - value) / (seconds + following["duration"])
            course = CubicHermiteSpline([0, seconds], [value, target], [start_velocity, end_velocity])
        else:
            w, ratio = 2 * math.pi / frame["response"], frame["ratio"]
            solution = solve_ivp(
                lambda t, y, w=w, ratio=ratio: [y[1], -w * w * y[0] - 2 * ratio * w * y[1]], (0, seconds),
                [value - target, start_velocity], dense_output=True, **PRECISION).sol
            course = lambda t, solution=solution, target=target: target + solution(t)[0]
            end_velocity = float(solution(seconds)[1])
        for share in (0.13, 0.41, 0.77):
            if seconds:
                case["samples"].append([time + seconds * share, float(course(seconds * share))])
        is_last = following is None
        value = target if is_last or frame["kind"] != "spring" else float(course(seconds))
        velocity = end_velocity
        time += seconds
    return case


def finger():
    """A finger on its way, and how fast it is: a line fitted to the last 100 ms, newer samples weighing more."""
    time, x, speed = 0.0, number(0, 300), number(-1500, 1500)
    samples = []
    for _ in range(random.randint(3, 40)):
        time = round(time + number(0.004, 0.02), 4)
        speed += number(-400, 400)
        x = round(x + speed * 0.01, 3)
        samples.append([time, x])
    recent = [sample for sample in samples if sample[0] >= time - 0.1]
    ages = numpy.array([time - at for at, _ in recent])
    # polyfit multiplies the residuals before it squares them.
    slope = numpy.polyfit(-ages, [x for _, x in recent], 1, w=1 - 9 * ages)[0]
    return dict(samples=samples, velocity=float(slope))


def main():
    random.seed(SEED)
    print(
        json.dumps(
            dict(
                seed=SEED, scipy=scipy.__version__,
                interruptions=[interruptions(False) for _ in range(150)],
                blends=[interruptions(True) for _ in range(50)],
                keyframes=[keyframes() for _ in range(100)],
                fingers=[finger() for _ in range(50)])))


main()
