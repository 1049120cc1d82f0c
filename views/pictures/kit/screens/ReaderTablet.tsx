import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FeedCover } from './FeedCover.tsx';
import { FeedRow } from './FeedRow.tsx';

/** Below the new one, none of those that follow below the picture on its page. */
const older = [
  ['television', ['DTH screen', 'blank']],
  ['card', ['Chip, tap', 'or swipe']],
] as const;

/** A feed reader on a tablet, 316 × 424, that stands on a table, its lower left corner at 0,0: it is turned a little to who sits at the left of it. */
export const ReaderTablet = (place: Place) => (
  <At {...place}>
    <path d="M20 8L316-10 352 4 76 20z" className="deep" opacity={0.22} />
    <path d="M66-10L256-20 264-2Q265 3 260 4L70 14Q63 14 64 8z" className="device-lift" />
    <g transform="matrix(1 -.05 0 1 0 -408)">
      <rect x={-6} y={3} width={316} height={405} rx={28} className="device-lift" />
      <rect width={316} height={408} rx={28} className="deep" />
      <rect x={1} y={1} width={314} height={406} rx={27} className="stroke-rim" strokeWidth={2} />
      <rect x={12} y={12} width={292} height={384} rx={17} className="surface" />
      <path d="M12 84V29a17 17 0 0117-17H287a17 17 0 0117 17V84z" fill="url(#sheen)" />
      <circle cx={158} cy={6.5} r={2} className="brand-lift" />
      <FeedMark x={26} y={25} scale={0.7} />
      <Label x={84} y={57} size={27} weight={700} tone="on-brand">
        Your reader
      </Label>
      {older.map(([cover, title], index) => (
        <FeedRow key={cover} x={28} y={270 + index * 66} cover={cover} title={title} />
      ))}
      <path d="M28 327H288" className="stroke-line" />
      <Arrival>
        <Newest />
      </Arrival>
    </g>
  </At>
);

/* At the head of the list, a little above the screen. */
const Newest = () => (
  <Panel x={22} y={94} width={272} height={162}>
    <rect width={272} height={162} rx={16} className="stroke-brand" strokeWidth={3} />
    <FeedCover x={12} y={12} scale={248 / 240} name="pan" />
    <Label x={14} y={143} size={26} weight={700}>
      How to read a PAN
    </Label>
    <Pill x={276} y={-15} size={19} tone="brand" anchor="end">
      New
    </Pill>
  </Panel>
);
