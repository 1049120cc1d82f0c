import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';

/** Two records of one payment, whose amounts are the same. */
export const CareerRight = () => (
  <Vignette tone="green-soft">
    <Slip x={10} y={18} bar={12} head={[30, 48]} foot={[40]} />
    <Slip x={110} y={36} bar={20} head={[36]} foot={[48, 26]} />
    <circle cx={96} cy={91} r={23} className="green-soft" />
    <circle cx={96} cy={91} r={20} className="green" />
    <path
      d="M87.500 86.500H104.500M87.500 95.500H104.500"
      className="stroke-surface"
      strokeWidth={4.5}
    />
  </Vignette>
);

const slip = `M0 8a8 8 0 018-8H64a8 8 0 018 8V136${'l-9-8l-9 8'.repeat(4)}z`;

interface SlipProps extends Place {
  /** Where its amount begins. */
  readonly bar: number;
  /** Of the lines of text above the amount, and below it. */
  readonly head: readonly number[];
  readonly foot: readonly number[];
}

/** A receipt, 72 × 136, with its amount as a bar below its lines. */
const Slip = ({ bar, head, foot, ...place }: SlipProps) => {
  const amount = 26 + head.length * 18;
  return (
    <At {...place}>
      <g className="sheet">
        <path d={slip} className="shade" filter="url(#soft)" transform="translate(0 10)" />
        <path d={slip} className="paper" />
        <Skeleton x={12} y={17} widths={head} height={9} step={18} />
        <rect x={bar} y={amount} width={40} height={22} rx={6} className="marigold" />
        <Skeleton x={12} y={amount + 34} widths={foot} height={9} step={18} />
      </g>
    </At>
  );
};
