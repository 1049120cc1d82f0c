import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';

/* As small as they are beside the people at a counter, 0,0 in the middle of the foot. */

const tiles = [0, 1, 2, 3, 4, 5] as const;

/** A tablet in its stand, 66 × 92, with six tiles of which the first is chosen. */
export const CounterTablet = (place: Place) => (
  <At {...place}>
    <ContactShadow x={0} y={0} width={84} />
    <path d="M-14-22H14L20-4H-20z" className="hair" />
    <rect x={-33} y={-92} width={66} height={80} rx={9} className="deep" />
    <rect x={-32.5} y={-91.5} width={65} height={79} rx={8.5} className="stroke-rim" />
    <rect x={-28} y={-87} width={56} height={70} rx={5} className="surface" />
    {tiles.map((tile) => (
      <rect
        key={tile}
        x={-23 + (tile % 3) * 16}
        y={-74 + Math.floor(tile / 3) * 24}
        width={14}
        height={20}
        rx={3}
        className={tile ? 'brand-soft' : 'brand'}
      />
    ))}
    <rect x={-30} y={-8} width={60} height={9} rx={4.5} className="deep-lift" />
  </At>
);

/** A display that is turned to the customer, 112 × 92. */
export const CounterDisplay = (place: Place) => (
  <At {...place}>
    <ContactShadow x={0} y={0} width={84} />
    <path d="M-8-24H8L11-4H-11z" className="hair" />
    <rect x={-56} y={-92} width={112} height={72} rx={8} className="deep" />
    <rect x={-55.5} y={-91.5} width={111} height={71} rx={7.5} className="stroke-rim" />
    <rect x={-51} y={-87} width={102} height={62} rx={4} className="surface" />
    <path d="M-51-69V-83a4 4 0 014-4H47a4 4 0 014 4V-69z" className="brand" />
    <Skeleton x={-42} y={-60} widths={[40]} step={10} />
    <path d="M-39-43H12" className="stroke-brand" strokeWidth={9} />
    <rect x={-34} y={-6} width={68} height={7} rx={3.5} className="deep-lift" />
  </At>
);

/** A receipt printer with its slip, 84 × 92. */
export const CounterPrinter = (place: Place) => (
  <At {...place}>
    <ContactShadow x={0} y={0} width={96} />
    <path d="M-34-40H34L42-24H-42z" className="on-deep-muted" />
    <path d="M-31-36H31V-32H-31z" className="deep" />
    <g className="sheet">
      <path
        d="M-27-34V-88l4.500-4 4.500 4 4.500-4 4.500 4 4.500-4 4.500 4 4.500-4 4.500 4 4.500-4 4.500 4 4.500-4 4.500 4V-34z"
        className="paper"
      />
      <Skeleton x={-20} y={-76} widths={[40, 26, 34]} step={13} />
    </g>
    <path d="M-42-24H42V-8a9 9 0 01-9 9H-33a9 9 0 01-9-9z" fill="url(#night)" />
    <circle cx={28} cy={-11} r={3} className="code-number" />
  </At>
);
