import { useId } from 'react';

type Point = readonly [x: number, y: number];

interface Course {
  /** The middle of each end. */
  readonly from: Point;
  readonly to: Point;
  /** The more money, the thicker. */
  readonly thick: number;
}

interface MoneyStreamProps extends Course {
  /** Its colour where it arrives; it leaves in the colour of the balance. */
  readonly tone?: 'code-number' | 'marigold';
  /** Falls straight down, and turns to the right at the height where it arrives, instead of leaving from the side. */
  readonly falls?: boolean;
}

/* As broad at every point, however short and bent its way is: a thick line would fold over in the bends. */
const sideways = ({ from, to, thick }: Course): string => {
  const edge = (shift: number, [startX, startY]: Point, [endX, endY]: Point): string => {
    const middle = (startX + endX) / 2;
    return `${startX} ${startY + shift}C${middle} ${startY + shift} ${middle} ${endY + shift} ${endX} ${endY + shift}`;
  };
  return `M${edge(-thick / 2, from, to)}L${edge(thick / 2, to, from)}z`;
};

/** The inner radius of the turn of a stream that falls. */
const turn = 16;

const falling = ({ from: [fromX, fromY], to: [toX, toY], thick }: Course): string => {
  const half = thick / 2;
  const [left, right, above, below] = [fromX - half, fromX + half, toY - half, toY + half];
  const outer = turn + thick;
  return [
    `M${left} ${fromY}V${above - turn}A${outer} ${outer} 0 0 0 ${right + turn} ${below}H${toX}`,
    `V${above}H${right + turn}A${turn} ${turn} 0 0 1 ${right} ${above - turn}V${fromY}z`,
  ].join('');
};

/** Money on its way, as a band whose width tells how much. */
export function MoneyStream({ tone = 'code-number', falls, ...course }: MoneyStreamProps) {
  const id = useId();
  const { from, to } = course;
  const along = { x1: from[0], y1: from[1], x2: to[0], y2: falls ? to[1] : from[1] };
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" {...along}>
        <stop className="stop-brand-lift" />
        <stop offset="1" className={`stop-${tone}`} />
      </linearGradient>
      <path d={falls ? falling(course) : sideways(course)} fill={`url(#${id})`} />
    </>
  );
}
