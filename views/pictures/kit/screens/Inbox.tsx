import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Row } from '../shapes/Row.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import type { Place } from '../stage/At.tsx';

interface InboxProps extends Place {
  readonly width: number;
}

/** The inbox for texts, 148 high, empty until the one is there, with the number that it was sent to. */
export function Inbox({ width, ...place }: InboxProps) {
  const empty = (
    <Label x={width / 2} y={108} size={16} tone="muted" anchor="middle">
      No message yet
    </Label>
  );
  return (
    <Panel {...place} width={width} height={148} title="Inbox">
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
    </Panel>
  );
}
