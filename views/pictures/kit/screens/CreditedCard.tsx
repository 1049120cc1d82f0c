import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';

interface CreditedCardProps extends Place {
  readonly width: number;
  /** Without the time and the account, 80 high. */
  readonly short?: boolean;
  /** To her phone: `right` ends 26 right of the card at its top, `up` 24 above it and 18 from its left. */
  readonly tail: 'right' | 'up';
}

/** What the bank tells the receiver of a transfer: the amount, the account, and that it has come; 104 high. */
export const CreditedCard = ({ width, short, tail, ...place }: CreditedCardProps) => {
  const edge = short ? 16 : 20;
  return (
    <Panel {...place} width={width} height={short ? 80 : 104}>
      {tail === 'up' ? (
        <>
          <path d="M22 3L18-24Q42-18 52 3z" className="surface" />
          <path d="M22 .5L18-24Q42-18 51.500 .5" className="stroke-line" />
        </>
      ) : (
        <g transform={`translate(${width} 20)`}>
          <path d="M-3-2L26-20Q20 14-3 30z" className="surface" />
          <path d="M-.5-2L26-20Q20 14-.5 29" className="stroke-line" />
        </g>
      )}
      <TurningTick x={edge + 12} y={25.5} size={24} />
      <Label x={edge + 34} y={32} size={18} weight={600} tone="green-ink">
        {short ? 'Credited' : 'Credited 12:08'}
      </Label>
      <Label x={edge} y={short ? 63 : 61} size={23} weight={800}>
        +₹3,000
      </Label>
      {!short && (
        <Label x={edge} y={85.5} size={16} tone="muted">
          XXXXXXXX4821
        </Label>
      )}
    </Panel>
  );
};
