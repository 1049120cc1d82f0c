import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { StationTitle } from '../stage/StationTitle.tsx';
import { MessageBubble } from './MessageBubble.tsx';

/** What the server is told of the text, and what it answers. */
const answers = [
  ['200 OK', 'code-number'],
  ['"received":', 'on-deep-muted'],
  ['true', 'code-string'],
] as const;

const Sent = () => (
  <>
    <StationTitle glyph="user">Customer</StationTitle>
    <Label x={20} y={102} size={19} tone="muted">
      98300 XXXXX
    </Label>
    <MessageBubble x={44} y={132} width={172} own flat size={23} lines={['YES 4821']} />
  </>
);

const Taken = () => (
  <>
    <StationTitle glyph="phone">Long code</StationTitle>
    <rect x={20} y={92} width={196} height={64} rx={12} className="marigold-soft" />
    <Label x={118} y={132} size={23} weight={800} tone="marigold-ink" anchor="middle">
      92200 XXXXX
    </Label>
    <Label x={20} y={200} size={19} tone="muted">
      Keyword
    </Label>
    <Label x={216} y={200} size={21} weight={700} anchor="end">
      YES
    </Label>
  </>
);

const Answered = () => (
  <>
    <StationTitle glyph="cloud">Your server</StationTitle>
    <rect x={20} y={88} width={196} height={128} rx={12} className="deep" />
    {answers.map(([answer, tone], index) => (
      <Label key={answer} x={40} y={124 + index * 34} size={20} tone={tone} mono>
        {answer}
      </Label>
    ))}
  </>
);

const Replied = () => (
  <>
    <StationTitle glyph="send">Reply</StationTitle>
    <MessageBubble
      x={20}
      y={88}
      width={196}
      flat
      size={19}
      lines={['Order 4821', 'is confirmed.']}
    />
    <Tick x={34} y={202} size={28} />
    <Label x={58} y={209} size={19} weight={600} tone="green-ink">
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
