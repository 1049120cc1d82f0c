import { At, type Place } from '../stage/At.tsx';
import { DataCard } from './DataCard.tsx';

/** For a thumbnail: a large data card in the right side of a laptop, of which only that corner is seen, 160 wide and 92 high; both stand on 92. */
export const DataCardAtEdge = (place: Place) => (
  <At {...place}>
    <ellipse cx={70} cy={92} rx={84} ry={4} className="shade" />
    <path d="M-20-20H37a7 7 0 017 7V66H-20z" className="deep-lift" />
    <path d="M-20-12H33a3 3 0 013 3V58H-20z" fill="url(#sheen)" />
    {/* Its plug goes into the edge of the keyboard, which is drawn over it. */}
    <DataCard x={46} y={56} scale={0.92} />
    <path d="M-20 62H46L56 78H-20z" className="on-deep-muted" />
    <path d="M-20 78H56V84a8 8 0 01-8 8H-20z" className="faint" />
  </At>
);
