import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { StationTitle } from '../stage/StationTitle.tsx';
import { MessageBubble } from './MessageBubble.tsx';

/* In all four one thing, 196 × 64 from 20, 92, and one line below it. */
const thing = { x: 20, y: 92, width: 196, height: 64, rx: 12 } as const;

const Sent = () => (
  <>
    <StationTitle glyph="user">Customer</StationTitle>
    <MessageBubble x={thing.x} y={thing.y} width={186} own flat size={23} lines={['YES 4821']} />
    <Label x={20} y={205} size={19} tone="muted">
      98300 XXXXX
    </Label>
  </>
);

const Taken = () => (
  <>
    <StationTitle glyph="phone">Long code</StationTitle>
    <rect {...thing} className="marigold-soft" />
    <Label x={38} y={132} size={23} weight={800} tone="marigold-ink">
      92200 XXXXX
    </Label>
    <Label x={20} y={205} size={19} tone="muted">
      Keyword
    </Label>
    <Label x={216} y={205} size={20} weight={700} anchor="end">
      YES
    </Label>
  </>
);

const Answered = () => (
  <>
    <StationTitle glyph="cloud">Your server</StationTitle>
    <rect {...thing} className="deep" />
    <Label x={38} y={132} size={23} tone="code-number" mono>
      200 OK
    </Label>
    <Label x={20} y={205} size={18} tone="muted" mono>
      received
    </Label>
    <Label x={216} y={205} size={18} tone="ink" anchor="end" mono>
      true
    </Label>
  </>
);

const Replied = () => (
  <>
    <StationTitle glyph="send">Reply</StationTitle>
    <MessageBubble
      x={thing.x}
      y={thing.y}
      width={196}
      flat
      size={17}
      lines={['Order 4821', 'is confirmed.']}
    />
    <Tick x={33} y={198} size={26} />
    <Label x={56} y={205} size={19} weight={600} tone="green-ink">
      Bulk SMS sent
    </Label>
  </>
);

/** A text comes in from a customer, the number takes it to the server, and the reply goes out. */
export const textStations = [
  <Sent key="sent" />,
  <Taken key="taken" />,
  <Answered key="answered" />,
  <Replied key="replied" />,
] as const;
