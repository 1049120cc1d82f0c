import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PinReader } from './PinReader.tsx';

interface ReaderWithCardProps extends Place {
  /** It is large enough for digits on its keys. */
  readonly digits?: boolean;
}

/** A reader that stands on a counter, the debit card half in its slot and half over the counter before it, 160 × 316. */
export const ReaderWithCard = ({ digits, ...place }: ReaderWithCardProps) => (
  <At {...place}>
    <ellipse cx={84} cy={248} rx={98} ry={9} className="deep" opacity={0.3} />
    <PinReader x={0} y={0} small={!digits}>
      <Tick x={64} y={24} size={42} />
    </PinReader>
    <path d="M34 240H136L142 308a9 9 0 01-9 10H45a9 9 0 01-9-10z" className="deep" opacity={0.3} />
    <CardInSlot />
  </At>
);

/* It comes towards the visitor, so it widens a little. */
const CardInSlot = () => (
  <g className="sheet">
    <path d="M31 232H129L134 299a9 9 0 01-9 10H35a9 9 0 01-9-10z" className="marigold" />
    <path d="M31 232H129L129.600 240H30.400z" className="deep" opacity={0.25} />
    <rect x={40} y={249} width={30} height={22} rx={4} className="moon" />
    <path
      d="M40 256.500h10m10 0h10M40 263.500h10m10 0h10M50 249v22m10-22v22"
      className="stroke-deep"
      strokeWidth={1.5}
      opacity={0.6}
    />
    <Label x={39} y={297} size={17.5} weight={700} tone="deep">
      Ravi Das
    </Label>
  </g>
);
