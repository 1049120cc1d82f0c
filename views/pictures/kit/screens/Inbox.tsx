import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Row } from '../shapes/Row.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import type { Place } from '../stage/At.tsx';

interface InboxProps extends Place {
  readonly width: number;
}

/* Texts from before, which nobody needs to read. */
const older = [
  [112, 74],
  [96, 88],
] as const;

/** The inbox for texts, 268 high, without the newest until it is there, with the number that it was sent to. */
export function Inbox({ width, ...place }: InboxProps) {
  const empty = (
    <Label x={width / 2} y={108} size={16} tone="muted" anchor="middle">
      No message yet
    </Label>
  );
  return (
    <Panel {...place} width={width} height={268} title="Inbox">
      <Arrival was={empty}>
        <Row
          x={20}
          y={78}
          width={width - 40}
          size={19}
          glyph="chat"
          title="98300XXXXX"
          note="TRIAL 700019"
          status={['marigold', '567XX']}
        />
      </Arrival>
      {older.map(([name, text], index) => (
        <g key={name} transform={`translate(20 ${142 + index * 61})`}>
          <path d={`M0 .500H${width - 40}`} className="stroke-line" />
          <circle cx={24} cy={31} r={19} className="surface-2" />
          <Skeleton x={62} y={17} widths={[name, text]} height={10} />
        </g>
      ))}
    </Panel>
  );
}
