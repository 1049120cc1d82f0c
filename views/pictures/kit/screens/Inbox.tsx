import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';

interface InboxProps extends Place {
  readonly width: number;
  /** Of the letters of a sender. */
  readonly size: number;
  /** Height of a text with its sender. */
  readonly row: number;
  /** Left and right of its words. */
  readonly pad: number;
}

const texts = [
  ['98300XXXXX', 'SARI 700019'],
  ['98310XXXXX', 'SARI 700064'],
  ['90070XXXXX', 'SARI 700091'],
] as const;

const head = 56;

/** The inbox of a number for texts, without the newest until it is there; below that, quieter, two from before. */
export const Inbox = ({ width, size, row: high, pad, ...place }: InboxProps) => (
  <Panel {...place} width={width} height={head + texts.length * high}>
    <Label x={pad} y={35} size={17} weight={700}>
      Inbox
    </Label>
    <Label x={width - pad} y={35} tone="muted" anchor="end">
      567XX
    </Label>
    {texts.map(([sender, text], index) => {
      const isNewest = index === 0;
      const row = (
        <>
          {isNewest && <rect x={1} width={width - 2} height={high} className="brand-soft" />}
          <Label x={pad} y={high / 2 - size * 0.25} size={size} weight={isNewest ? 800 : 600}>
            {sender}
          </Label>
          <Label
            x={pad}
            y={high / 2 + size * 1.05}
            size={size * 0.86}
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
  </Panel>
);
