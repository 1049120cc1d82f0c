import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const bow = 'M100 40C80 2 34 2 40 28c4 16 34 16 60 12zM100 40c20-38 66-38 60-12-4 16-34 16-60 12z';

/** A wrapped gift with a ribbon and a bow, 200 × 196. */
export const GiftBox = (place: Place) => (
  <At {...place}>
    <Shadow width={200} height={196} />
    <path d="M12 84H188v100a12 12 0 01-12 12H24a12 12 0 01-12-12z" className="brand" />
    <path d="M100 84h88v100a12 12 0 01-12 12H100z" className="deep" opacity={0.2} />
    <path d="M84 84h32v112H84z" className="marigold" />
    <rect y={40} width={200} height={48} rx={10} className="brand" />
    <rect y={40} width={200} height={48} rx={10} className="on-brand" opacity={0.14} />
    <path d="M80 40h40v48H80z" className="marigold" />
    <path d={bow} className="marigold" />
    <path d={bow} className="stroke-on-brand" strokeWidth={2.5} opacity={0.5} />
    <circle cx={100} cy={40} r={13} className="marigold" />
    <circle cx={100} cy={40} r={13} className="stroke-on-brand" strokeWidth={2.5} opacity={0.5} />
  </At>
);
