import { useId } from 'react';

type Point = readonly [x: number, y: number];

interface MoneyStreamProps {
  /** The middle of each end. */
  readonly from: Point;
  readonly to: Point;
  /** The more money, the thicker. */
  readonly thick: number;
  /** Its colour where it arrives; it leaves in the colour of the balance. */
  readonly tone?: 'code-number' | 'marigold';
  /** Leaves and arrives vertically instead of from the side. */
  readonly upright?: boolean;
}

/** Money on its way, as a band whose width tells how much. */
export function MoneyStream({ from, to, thick, tone = 'code-number', upright }: MoneyStreamProps) {
  const id = useId();
  const half = thick / 2;
  const moved = ([x, y]: Point, by: number): Point => (upright ? [x + by, y] : [x, y + by]);
  /* As broad at every point, however short and bent its way is: a thick line would fold over in the bends. */
  const edge = (shift: number, start: Point, end: Point): string => {
    const [fromX, fromY] = moved(start, shift);
    const [toX, toY] = moved(end, shift);
    const [middleX, middleY] = [(fromX + toX) / 2, (fromY + toY) / 2];
    const bend = upright
      ? `C${fromX} ${middleY} ${toX} ${middleY}`
      : `C${middleX} ${fromY} ${middleX} ${toY}`;
    return `${fromX} ${fromY}${bend} ${toX} ${toY}`;
  };
  const across = upright ? { x2: from[0], y2: to[1] } : { x2: to[0], y2: from[1] };
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from[0]} y1={from[1]} {...across}>
        <stop className="stop-brand-lift" />
        <stop offset="1" className={`stop-${tone}`} />
      </linearGradient>
      <path d={`M${edge(-half, from, to)}L${edge(half, to, from)}z`} fill={`url(#${id})`} />
    </>
  );
}
