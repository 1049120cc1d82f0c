import { Tablet } from '../devices/Tablet.tsx';
import { Label } from '../shapes/Label.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';

const texts = [
  ['98300XXXXX', 'SARI 700019'],
  ['98310XXXXX', 'SARI 700064'],
  ['90070XXXXX', 'SARI 700091'],
] as const;

const width = 154;
const head = 46;
const high = 60;
const pad = 15;

interface InboxProps extends Place {
  /** How many texts it has. */
  readonly count?: number;
}

/** A tablet, 178 × 250, with the inbox of a number for texts, without the newest until it is there; below that, quieter, those from before. */
export const Inbox = ({ count = texts.length, ...place }: InboxProps) => (
  <Tablet {...place} width={width + 24} height={head + count * high + 24}>
    <Label x={pad} y={31} size={18} weight={700}>
      Inbox
    </Label>
    <Label x={width - pad} y={31} size={18} tone="muted" anchor="end">
      567XX
    </Label>
    {texts.slice(0, count).map(([sender, text], index) => {
      const isNewest = index === 0;
      const row = (
        <>
          {isNewest && <rect width={width} height={high} className="brand-soft" />}
          <Label x={pad} y={26} size={19} weight={isNewest ? 800 : 600}>
            {sender}
          </Label>
          <Label
            x={pad}
            y={48}
            size={18}
            weight={isNewest ? 700 : 500}
            tone={isNewest ? 'brand-ink' : 'muted'}
          >
            {text}
          </Label>
        </>
      );
      return (
        <At key={sender} x={0} y={head + index * high}>
          {isNewest ? <Arrival>{row}</Arrival> : row}
        </At>
      );
    })}
  </Tablet>
);
