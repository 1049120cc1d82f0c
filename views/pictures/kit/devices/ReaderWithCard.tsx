import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PinReader } from './PinReader.tsx';

/* The outline of a reader of PinReader.tsx, for its thickness and its shadow. */
const outline =
  'M28 0H132a28 28 0 0128 28V186L150 226a26 26 0 01-26 22H36a26 26 0 01-26-22L0 186V28A28 28 0 0128 0z';

/** A reader that lies on a counter, seen from before it, the debit card half in its slot: 160 wide at its upper end, 200 × 196 in all. */
export const ReaderWithCard = (place: Place) => (
  <At {...place}>
    {/* Reader and card lie in one plane, which recedes to the upper left. */}
    <g transform="skewX(12) scale(1 .62)">
      <path d={outline} transform="translate(8 34)" className="deep" opacity={0.3} />
      <g className="sheet">
        <path d={outline} transform="translate(0 22)" className="faint" />
        <path d={outline} transform="translate(0 22)" className="deep" opacity={0.16} />
      </g>
      <PinReader x={0} y={0} small>
        <Tick x={64} y={24} size={46} />
      </PinReader>
      <path
        d="M36 274H138V324a10 10 0 01-10 10H46a10 10 0 01-10-10z"
        className="deep"
        opacity={0.3}
      />
      <CardInSlot />
    </g>
  </At>
);

const CardInSlot = () => (
  <g className="sheet">
    <path d="M30 232H130V302a10 10 0 01-10 10H40a10 10 0 01-10-10z" className="marigold" />
    <path d="M30 232H130V240H30z" className="deep" opacity={0.25} />
    <rect x={42} y={254} width={32} height={26} rx={4} className="moon" />
    <path
      d="M42 262.500h11m10 0h11M42 271h11m10 0h11M53 254v26m10-26v26"
      className="stroke-deep"
      strokeWidth={1.6}
      opacity={0.6}
    />
    <path d="M42 297H100" className="stroke-deep" strokeWidth={5} opacity={0.55} />
  </g>
);
