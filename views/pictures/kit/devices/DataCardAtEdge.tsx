import { At, type Place } from '../stage/At.tsx';
import { DataCard } from './DataCard.tsx';

/** For a thumbnail: a data card in the right side of a small laptop, 154 wide from 4 on and 92 high; both stand on 92. */
export const DataCardAtEdge = (place: Place) => (
  <At {...place}>
    <ellipse cx={78} cy={92} rx={78} ry={4} className="shade" />
    <path d="M14 67V23a6 6 0 016-6H70a6 6 0 016 6V67z" className="deep-lift" />
    <path d="M20 61V26a3 3 0 013-3H67a3 3 0 013 3V61z" fill="url(#sheen)" />
    <path d="M30 35H60M30 45H50" className="stroke-on-brand" strokeWidth={4} opacity={0.6} />
    {/* Its plug goes into the edge of the keyboard, which is drawn over it. */}
    <DataCard x={76} y={63} scale={0.68} />
    <path d="M14 67H76L86 80H4z" className="on-deep-muted" />
    <path d="M4 80H86V86a6 6 0 01-6 6H10a6 6 0 01-6-6z" className="faint" />
  </At>
);
