/** The middle of the Hooghly: how far east it is at each height of the map, from the north. */
const river = [
  [-60, 606],
  [80, 580],
  [214, 486],
  [290, 400],
  [360, 345],
  [450, 318],
  [640, 311],
  [860, 290],
] as const;

/* How far along one axis the river is where it is at `from` on the other. */
const across = (from: number, axis: 0 | 1): number => {
  const other = axis === 0 ? 1 : 0;
  const index = river.findIndex((point, at) => {
    const next = river[at + 1] ?? point;
    return (point[axis] - from) * (next[axis] - from) <= 0;
  });
  const start = river[index] ?? river[0];
  const end = river[index + 1] ?? start;
  const share = (from - start[axis]) / (end[axis] - start[axis] || 1);
  return Math.round(start[other] + share * (end[other] - start[other]));
};

const each = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

/** The lanes of both banks as one path, so far apart: all of them end in the river, and lie a little askew beyond it. */
export const kolkataLanes = (apart: number): string =>
  each(Math.ceil(860 / apart), (index) => {
    const y = index * apart - 20;
    const x = across(y, 0);
    return `M-20 ${y + Math.round(x / 20)}L${x} ${y}L660 ${y + Math.round((660 - x) / 12)}`;
  }) +
  each(Math.ceil(610 / apart), (index) => {
    const x = 26 + index * apart;
    const y = x > 300 ? across(x, 1) : 830;
    return `M${x}-20L${x + Math.round(y / 60)} ${y}${x > 300 ? `L${x - Math.round((830 - y) / 11)} 830` : ''}`;
  });
