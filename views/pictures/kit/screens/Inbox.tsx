import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Row } from '../shapes/Row.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import type { Place } from '../stage/At.tsx';

interface InboxProps extends Place {
  readonly width: number;
}

/** The inbox of a number for texts, 268 high, without the newest until it is there; below that, quieter, one from before. */
export function Inbox({ width, ...place }: InboxProps) {
  return (
    <Panel {...place} width={width} height={268} title="Inbox" note="567XX">
      <Arrival>
        <g transform="translate(0 56)">
          <rect x={1} width={width - 2} height={112} className="brand-soft" />
          <Label x={20} y={50} size={26} weight={800}>
            98300XXXXX
          </Label>
          <Label x={20} y={83} size={20} weight={600} tone="brand-ink">
            TRIAL 700019
          </Label>
        </g>
      </Arrival>
      <Row x={20} y={193} width={width - 40} size={20} title="98310XXXXX" note="TRIAL 700064" />
    </Panel>
  );
}
