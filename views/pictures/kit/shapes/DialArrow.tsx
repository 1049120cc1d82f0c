import type { Colour } from '../../palette.ts';
import { At } from '../stage/At.tsx';

interface DialArrowProps {
  readonly radius: number;
  /** In degrees from upright around 0,0; its head takes the last of them. */
  readonly from: number;
  readonly to: number;
  readonly tone: Colour;
}

/* How long its head is, in degrees. */
const head = 19;

/** An arrow along a dial, 12 wide, with a head of 26. */
export const DialArrow = ({ radius, from, to, tone }: DialArrowProps) => {
  const way = Math.sign(to - from);
  const neck = to - way * head;
  const start = onCircle(from, radius);
  const end = onCircle(neck, radius);
  return (
    <>
      <path
        d={`M${start.x} ${start.y}A${radius} ${radius} 0 0${way > 0 ? 1 : 0} ${end.x} ${end.y}`}
        className={`stroke-${tone}`}
        strokeWidth={12}
      />
      {/* Halfway along its head a straight one lies along the circle. */}
      <At {...end} turn={neck + (way * head) / 2 + (way > 0 ? 0 : 180)}>
        <path d="M2-13Q-1-15-1-11V11Q-1 15 2 13L18 2Q20 0 18-2z" className={tone} />
      </At>
    </>
  );
};

const onCircle = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Math.round(Math.sin(angle) * radius * 10) / 10,
    y: Math.round(Math.cos(angle) * radius * -10) / 10,
  };
};
