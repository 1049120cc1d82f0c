import { Panel } from '../shapes/Panel.tsx';
import { Row } from '../shapes/Row.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import type { Place } from '../stage/At.tsx';

interface InboxProps extends Place {
  readonly width: number;
}

/** From the top of one text to the next. */
const step = 70.5;

/* Texts from before, which were sent to the same number. */
const older = [
  ['98310XXXXX', 'TRIAL 700064'],
  ['98302XXXXX', 'TRIAL 711101'],
] as const;

/** The inbox for texts, 268 high, without the newest until it is there, with the number that it was sent to. */
export function Inbox({ width, ...place }: InboxProps) {
  const row = { x: 20, width: width - 40, size: 19, glyph: 'chat' } as const;
  return (
    <Panel {...place} width={width} height={268} title="Inbox">
      <Arrival>
        <Row
          {...row}
          y={68}
          title="98300XXXXX"
          note="TRIAL 700019"
          status={['marigold', '567XX']}
        />
      </Arrival>
      {older.map(([title, note], index) => (
        <g key={title} transform={`translate(0 ${56 + (index + 1) * step})`}>
          <path d={`M20 0H${width - 20}`} className="stroke-line" />
          <Row
            {...row}
            y={12}
            tone="neutral"
            title={title}
            note={note}
            status={['neutral', '567XX']}
          />
        </g>
      ))}
    </Panel>
  );
}
