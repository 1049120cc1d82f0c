import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface GrippingHandProps extends Place {
  readonly sleeve: Colour;
}

const fingers = 'M80 14L-14 8M84 43L-28 40M82 72L-22 73M72 100L2 105';

const nails = [
  [-25, 0],
  [-39, 32],
  [-33, 65],
  [-8, 97],
] as const;

/** A hand from the lower right whose four fingers lie over the edge of what it holds, at 60,0; the thumb is behind that. */
export const GrippingHand = ({ sleeve, ...place }: GrippingHandProps) => (
  <At {...place}>
    <path d={fingers} className="stroke-shade" strokeWidth={34} opacity={0.16} />
    <path d="M66-2Q98-14 134 4L196 52 150 154Q108 146 76 115 60 60 66-2z" className="skin" />
    <path d={fingers} className="stroke-skin" strokeWidth={28} />
    <path
      d="M-12 24L78 29M-20 57L82 58M-8 89L76 86"
      className="stroke-skin-deep"
      strokeWidth={2.5}
      opacity={0.7}
    />
    <path
      d="M30 2q6 8 0 18M24 33q6 8 0 16M28 64q6 8 0 16M36 95q6 8 0 16"
      className="stroke-skin-deep"
      strokeWidth={2.5}
      opacity={0.45}
    />
    {nails.map(([x, y]) => (
      <rect key={y} x={x} y={y} width={19} height={15} rx={7} className="on-brand" opacity={0.42} />
    ))}
    <At x={152} y={90} turn={38}>
      <path d="M0-66H28V70H0Q-10 0 0-66z" className="on-brand" />
      <path d="M0-66H28V70H0Q-10 0 0-66z" className="stroke-shade" strokeWidth={3} opacity={0.25} />
      <path d="M20-76H260V80H20Q10 0 20-76z" className={sleeve} />
      <path d="M26-76q-10 78 0 156" className="stroke-shade" strokeWidth={3} opacity={0.2} />
    </At>
  </At>
);
