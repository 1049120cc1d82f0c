import { PhoneInPalm } from '../people/PhoneInPalm.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel, Shadow } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FeedCover } from './FeedCover.tsx';

/** Below the new one, none of those that follow below the picture on its page. */
const older = [
  ['fastag', ['FASTag', 'refused']],
  ['card', ['Chip, tap', 'or swipe']],
] as const;

/* Of the part that holds the phone, and how much taller than there the phone is. */
const scale = 1.95;
const rise = 20;

/** A feed reader on a phone in a hand, 257 × 452, before whose left edge a new article slides in at the head of the list, from -112 on. */
export const NewInHand = (place: Place) => (
  <At {...place}>
    <Shadow width={257} height={452} radius={40} />
    <PhoneInPalm x={0} y={rise * scale} scale={scale} rise={rise}>
      <path d="M0 38V14A14 14 0 0114 0H100A14 14 0 01114 14V38z" fill="url(#sheen)" />
      <rect x={43} y={5} width={28} height={5} rx={2.5} className="deep" />
      <At x={0} y={0} scale={1 / scale}>
        <Label x={20} y={58} size={24} weight={700} tone="on-brand">
          Your reader
        </Label>
        <Older />
      </At>
    </PhoneInPalm>
    <Arrival>
      <Newest />
    </Arrival>
  </At>
);

const Older = () =>
  older.map(([cover, title], index) => (
    <At key={cover} x={19} y={232 + index * 86}>
      {index > 0 && <path d="M0 -13H182" className="stroke-line" />}
      <FeedCover x={0} y={0} scale={0.4} name={cover} shape="tall" />
      {title.map((line, row) => (
        <Label key={line} x={106} y={26 + row * 23} size={17.5} weight={700}>
          {line}
        </Label>
      ))}
    </At>
  ));

/* It is still above the screen, and a little askew. */
const Newest = () => (
  <Panel x={-112} y={102} width={346} height={126} turn={-4}>
    <FeedCover x={11} y={11} scale={166 / 240} name="pan" shape="tall" />
    {['How to read', 'a PAN'].map((line, row) => (
      <Label key={line} x={194} y={39 + row * 27} size={22} weight={700}>
        {line}
      </Label>
    ))}
    <Pill x={194} y={80} size={18} tone="brand">
      New
    </Pill>
  </Panel>
);
