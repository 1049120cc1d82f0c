import { Arrival } from './Arrival.tsx';
import type { Place } from './At.tsx';
import { Avatar } from './Avatar.tsx';
import { Label } from './Label.tsx';
import { Panel } from './Panel.tsx';
import { Pill } from './Pill.tsx';

interface InboxProps extends Place {
  readonly width: number;
  readonly height: number;
}

/** The inbox of a number for replies, empty until the text is there. */
export function Inbox({ width, height, ...place }: InboxProps) {
  const empty = (
    <Label x={width / 2} y={110} size={16} tone="muted" anchor="middle">
      No message yet
    </Label>
  );
  return (
    <Panel {...place} width={width} height={height} title="Inbox" note="567XX">
      <Arrival was={empty}>
        <Avatar x={48} y={104} size={56} glyph="chat" />
        <Label x={88} y={98} size={17} weight={700}>
          98300XXXXX
        </Label>
        <Label x={88} y={122} size={16} tone="muted">
          700019, 10:24
        </Label>
        <Pill x={width - 20} y={89} anchor="end" tone="marigold" size={15}>
          TRIAL
        </Pill>
      </Arrival>
    </Panel>
  );
}
