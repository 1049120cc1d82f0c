import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FeedCover } from './FeedCover.tsx';
import { FeedRow } from './FeedRow.tsx';

/** Those that follow the new one below the picture on its page too. */
const older = [
  ['modes', ['NEFT, RTGS,', 'IMPS or UPI']],
  ['ticket', ['CNF, RAC', 'and WL']],
] as const;

/** A feed reader on a tablet, 300 × 430, that stands on a table, the middle of its stand at 0,0: it is turned to who sits at the left of it. */
export const ReaderTablet = (place: Place) => (
  <At {...place}>
    <path d="M-136-6H100L186 14 150 24H-96z" className="deep" opacity={0.22} />
    <path d="M-66-26L86-12 98 10Q99 16 90 16L-70 4Q-79 3-77-4z" className="device-lift" />
    <g transform="matrix(.92 .05 0 1 -146 -434)">
      <rect x={8} width={316} height={406} rx={28} className="device-lift" />
      <rect width={316} height={408} rx={28} className="deep" />
      <rect x={1} y={1} width={314} height={406} rx={27} className="stroke-rim" strokeWidth={2} />
      <rect x={12} y={12} width={292} height={384} rx={17} className="surface" />
      <path d="M12 78V29a17 17 0 0117-17H287a17 17 0 0117 17V78z" fill="url(#sheen)" />
      <circle cx={158} cy={6.5} r={2} className="brand-lift" />
      <FeedMark x={26} y={24} scale={0.66} />
      <Label x={80} y={54} size={27} weight={700} tone="on-brand">
        Your reader
      </Label>
      {older.map(([cover, title], index) => (
        <FeedRow key={cover} x={28} y={284 + index * 57} cover={cover} title={title} />
      ))}
      <Arrival>
        <Newest />
      </Arrival>
    </g>
  </At>
);

/* At the head of the list, a little above the screen. */
const Newest = () => (
  <Panel x={22} y={90} width={272} height={182}>
    <rect width={272} height={182} rx={16} className="stroke-brand" strokeWidth={3} />
    <FeedCover x={12} y={12} scale={248 / 240} name="pending" />
    <Label x={16} y={139} size={24} weight={700}>
      Why is a recharge
    </Label>
    <Label x={16} y={167} size={24} weight={700}>
      pending?
    </Label>
    <Pill x={276} y={-15} size={20} tone="brand" anchor="end">
      New
    </Pill>
  </Panel>
);
