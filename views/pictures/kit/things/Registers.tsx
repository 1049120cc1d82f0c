import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface BookProps extends Place {
  readonly tone: Colour;
}

/** A bound register that lies on its side, 100 × 20, its back at the left. */
const Book = ({ tone, ...place }: BookProps) => (
  <At {...place}>
    <path d="M10 2H98V18H10Q4 10 10 2z" className="on-brand" />
    <path d="M14 7.500H98M14 12.500H98" className="stroke-on-deep-muted" strokeWidth={1.2} />
    <path d="M100 0V4H11Q6 10 11 16H100V20H9Q-6 10 9 0z" className={tone} />
  </At>
);

/** The registers of a counter with its stamp on them, and beside them a cup with pens, 144 × 84; they stand on their foot. */
export const Registers = (place: Place) => (
  <At {...place}>
    <ellipse cx={70} cy={83} rx={72} ry={5} className="shade" />
    <path d="M120 46L114 12M128 46V6" className="stroke-pen" strokeWidth={4.5} />
    <path d="M136 46L141 16" className="stroke-red" strokeWidth={4.5} />
    <path d="M110 42H144L141 78q0 6-6 6H119q-6 0-6-6z" className="deep-lift" />
    <path d="M111 52H143L142.200 61H111.800z" className="brand-lift" />
    <Book x={0} y={64} tone="green" />
    <Book x={4} y={44} scale={0.94} tone="marigold" />
    <path d="M38 36h34v8H38z" className="deep-lift" />
    <path d="M46 36q6-4 5-12a8 8 0 118 0q-1 8 5 12z" className="skin-deep" />
  </At>
);
