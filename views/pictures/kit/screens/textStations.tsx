import { ServerInbox } from '../devices/ServerInbox.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { StationTitle } from '../stage/StationTitle.tsx';
import { MessageBubble } from './MessageBubble.tsx';

/* One thing, 196 × 64 from 20, 92, and one line below it; the server has the height of both. */
const thing = { x: 20, y: 92, width: 196, height: 64 } as const;
const below = { y: 203, size: 16 } as const;

const Sent = () => (
  <>
    <StationTitle glyph="user" size={18}>
      Customer
    </StationTitle>
    <MessageBubble {...thing} own flat size={18} lines={['YES 4821']} />
    <Label x={20} {...below} tone="muted">
      98300 XXXXX
    </Label>
  </>
);

const Taken = () => (
  <>
    <StationTitle glyph="phone" size={18}>
      Long code
    </StationTitle>
    <rect {...thing} rx={12} className="marigold-soft" />
    <Label x={40} y={131} size={19} weight={800} tone="marigold-ink">
      92200 XXXXX
    </Label>
    <Label x={20} {...below} tone="muted">
      Keyword
    </Label>
    <Label x={216} {...below} weight={700} anchor="end">
      YES
    </Label>
  </>
);

const Received = () => (
  <>
    <StationTitle glyph="cloud" size={18}>
      Your server
    </StationTitle>
    <ServerInbox x={20} y={86} />
  </>
);

const Replied = () => (
  <>
    <StationTitle glyph="send" size={18}>
      Reply
    </StationTitle>
    <MessageBubble {...thing} flat size={15} lines={['Order 4821', 'is confirmed.']} />
    <Tick x={31} y={197.5} size={22} />
    <Label x={50} {...below} weight={600} tone="green-ink">
      Bulk SMS sent
    </Label>
  </>
);

/** A text comes in from a customer, the number takes it to the server, and the reply goes out. */
export const textStations = [
  <Sent key="sent" />,
  <Taken key="taken" />,
  <Received key="received" />,
  <Replied key="replied" />,
] as const;
