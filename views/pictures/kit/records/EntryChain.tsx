import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ChainLink } from './ChainLink.tsx';

interface EntryChainProps extends Place {
  readonly width?: number;
  /** How many blocks are seen before the entry. */
  readonly earlier?: 1 | 2;
}

/** From one block to the next. */
const step = 40;

/** One member's copy of a chain, 40 high: what is earlier, and the entry that all members share. */
export const EntryChain = ({ width = 152, earlier = 1, ...place }: EntryChainProps) => {
  const blocks = Array.from({ length: earlier }, (_, index) => index * step);
  const entry = earlier * step;
  return (
    <At {...place}>
      {blocks.map((x) => (
        <rect key={x} x={x} width={28} height={40} rx={7} className="brand-soft" />
      ))}
      <rect x={entry} width={width - entry} height={40} rx={7} className="surface" />
      <Label x={entry + 3 + (width - entry) / 2} y={25.5} size={15} weight={700} anchor="middle">
        100 cartons
      </Label>
      {blocks.map((x) => (
        <g key={x} transform={`translate(${x + 34} 20) scale(0.5)`}>
          <ChainLink />
        </g>
      ))}
    </At>
  );
};
