import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The board on a coach that says from where to where it runs, 88 × 66; x is its middle. */
export const DestinationBoard = ({ x, ...place }: Place) => (
  <At {...place} x={x - 44}>
    <rect width={88} height={66} rx={6} className="on-deep" />
    <Label x={44} y={29} size={18.5} weight={800} tone="deep" anchor="middle">
      Howrah
    </Label>
    <path d="M14 37.500H74" className="stroke-marigold" strokeWidth={2.5} />
    <Label x={44} y={55} size={18.5} weight={800} tone="deep" anchor="middle">
      Patna
    </Label>
  </At>
);

/** The number of the coach on its wall; x is its middle, y its baseline. */
export const CoachNumber = ({ x, y }: Place) => (
  <Label x={x} y={y} size={44} weight={800} tone="on-brand" anchor="middle">
    B2
  </Label>
);
