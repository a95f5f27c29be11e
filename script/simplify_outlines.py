"""Draws the curves of a face with fewer points, nowhere farther than a tolerance from where they were."""

from math import atan2, hypot, pi

from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

# Lines and curves that meet at less than this, in radians, go over into each other.
SMOOTH = 0.06
SAMPLES = 6


def draw_with_fewer_points(font, tolerance):
    """Every outline of its own; what is put together of others follows them. The tolerance is in units of the em."""
    glyf = font["glyf"]
    for name in font.getGlyphOrder():
        glyph = glyf[name]
        if glyph.numberOfContours <= 0:
            continue
        points, flags, ends = [], [], []
        start = 0
        for end in glyph.endPtsOfContours:
            contour = fewer(list(glyph.coordinates[start : end + 1]), list(glyph.flags[start : end + 1]), tolerance)
            points += [point for point, _ in contour]
            flags += [on for _, on in contour]
            ends.append(len(points) - 1)
            start = end + 1
        glyph.coordinates, glyph.flags, glyph.endPtsOfContours = GlyphCoordinates(points), bytearray(flags), ends
        glyph.recalcBounds(glyf)


def fewer(coordinates, flags, tolerance):
    segments = segments_of(coordinates, [flag & 1 for flag in flags])
    corner = next((at for at in range(len(segments)) if not smooth(segments[at - 1], segments[at])), 0)
    segments = segments[corner:] + segments[:corner]
    drawn = []
    run = []
    for segment in segments:
        if run and (len(segment) == 2 or not smooth(run[-1], segment)):
            drawn += refit(run, tolerance)
            run = []
        if len(segment) == 2:
            drawn.append((segment[0], 1))
        else:
            run.append(segment)
    return drawn + (refit(run, tolerance) if run else [])


def segments_of(points, on):
    """Lines as two points, curves as three, from the first point that the outline passes."""
    whole = []
    for at, point in enumerate(points):
        if not on[at] and not on[at - 1]:
            whole.append((middle(points[at - 1], point), 1))
        whole.append((point, on[at]))
    first = next(at for at, (_, passed) in enumerate(whole) if passed)
    whole = whole[first:] + whole[: first + 1]
    segments = []
    for (point, passed), (following, _) in zip(whole, whole[1:]):
        if passed:
            segments.append([point])
        else:
            segments[-1].append(point)
    for at, segment in enumerate(segments):
        segment.append(segments[(at + 1) % len(segments)][0])
    return [tuple(segment) for segment in segments if len(segment) == 3 or segment[0] != segment[1]]


def refit(run, tolerance):
    """A run of curves that go over into each other: first as few as reach, then without the points that lie between."""
    count = len(run)
    best = [(0, None, None)] + [None] * count
    for end in range(1, count + 1):
        for begin in range(end - 1, -1, -1):
            curve = as_one(run[begin:end], tolerance)
            if curve is None:
                if end - begin > 3:
                    break
                continue
            if best[end] is None or best[begin][0] + 1 < best[end][0]:
                best[end] = (best[begin][0] + 1, begin, curve)
    curves, spans = [], []
    at = count
    while at:
        _, begin, curve = best[at]
        curves.insert(0, curve)
        spans.insert(0, (begin, at))
        at = begin
    # A joint of which nobody has to know: in the middle between the points that pull.
    drawn = [(curves[0][0], 1), (curves[0][1], 0)]
    held = curves[0][0]
    kept = 0
    for at in range(1, len(curves)):
        pulls = [curve[1] for curve in curves[kept : at + 1]]
        implied = spline(held, pulls, curves[at][2])
        original = [point for curve in run[spans[kept][0] : spans[at][1]] for point in samples(curve)]
        if farthest(original, [point for curve in implied for point in samples(curve, 12)]) > tolerance:
            drawn.append((curves[at][0], 1))
            held, kept = curves[at][0], at
        drawn.append((curves[at][1], 0))
    return drawn


def spline(start, pulls, end):
    joints = [start, *(middle(one, other) for one, other in zip(pulls, pulls[1:])), end]
    return list(zip(joints, pulls, joints[1:]))


def as_one(curves, tolerance):
    """One curve with the same ends and directions, where it comes near enough."""
    if len(curves) == 1:
        return curves[0]
    start, end = curves[0][0], curves[-1][2]
    turned = sum(abs(turn(one, other)) for one, other in zip(legs(curves), legs(curves)[1:]))
    if turned > pi * 0.6:
        return None
    pull = crossing(start, curves[0][1], end, curves[-1][1])
    if pull is None:
        return None
    curve = (start, pull, end)
    original = [point for curve in curves for point in samples(curve)]
    return curve if farthest(original, samples(curve, 16)) <= tolerance else None


def legs(curves):
    return [leg for a, b, c in curves for leg in (minus(b, a), minus(c, b))]


def crossing(start, toward, end, back):
    (ax, ay), (bx, by) = minus(toward, start), minus(back, end)
    across = ax * by - ay * bx
    if abs(across) < 1e-6:
        return None
    (dx, dy) = minus(end, start)
    along, behind = (dx * by - dy * bx) / across, (dx * ay - dy * ax) / across
    return (start[0] + along * ax, start[1] + along * ay) if along > 0 and behind > 0 else None


def samples(curve, count=SAMPLES):
    (ax, ay), (bx, by), (cx, cy) = curve
    found = []
    for at in range(count + 1):
        t = at / count
        u = 1 - t
        found.append((u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy))
    return found


def farthest(points, line):
    """How far the farthest of the points is from a line through others."""
    return max(min(distance(point, one, other) for one, other in zip(line, line[1:])) for point in points)


def distance(point, one, other):
    (px, py), (dx, dy) = minus(point, one), minus(other, one)
    length = dx * dx + dy * dy
    t = max(0, min(1, (px * dx + py * dy) / length)) if length else 0
    return hypot(px - t * dx, py - t * dy)


def smooth(one, other):
    return abs(turn(minus(one[-1], one[-2]), minus(other[1], other[0]))) < SMOOTH


def turn(one, other):
    return atan2(one[0] * other[1] - one[1] * other[0], one[0] * other[0] + one[1] * other[1])


def minus(one, other):
    return (one[0] - other[0], one[1] - other[1])


def middle(one, other):
    return ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
