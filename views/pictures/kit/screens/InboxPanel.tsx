import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type InboxSize, InboxText } from './InboxText.tsx';

/* What came before the newest text: from whom, and with which pincode. */
const earlier = [
  ['98310 XXXXX', '700064'],
  ['99030 XXXXX', '711101'],
] as const;

interface InboxPanelProps extends Place {
  readonly width: number;
  readonly height: number;
  /** The height of the head, with the names of the shop and the number. */
  readonly head: number;
  /** The radius of the disc with the sign of the shop; without it there is no disc. */
  readonly sign?: number;
  readonly row: InboxSize;
}

/** The inbox of the shop Asha Saris on its screen: three texts, the newest at the top. */
export function InboxPanel({ width, height, head, sign = 0, row, ...place }: InboxPanelProps) {
  const { size, pad, high } = row;
  const left = sign ? 2 * sign + pad + size * 0.6 : pad;
  return (
    <Panel {...place} width={width} height={height}>
      <path
        d={`M0 ${head}V16A16 16 0 0116 0H${width - 16}a16 16 0 0116 16V${head}z`}
        fill="url(#sheen)"
      />
      {sign > 0 && (
        <>
          <circle cx={pad + sign} cy={head / 2} r={sign} className="marigold" />
          <Glyph
            name="store"
            x={pad + sign * 0.4}
            y={head / 2 - sign * 0.62}
            size={sign * 1.2}
            tone="deep"
          />
        </>
      )}
      <Label x={left} y={head / 2 - size * 0.16} size={size} weight={800} tone="on-brand">
        Asha Saris
      </Label>
      <Label x={left} y={head / 2 + size} size={size * 0.9} weight={500} tone="on-brand">
        Inbox 567XX
      </Label>
      <At x={0} y={head}>
        <Arrival>
          <InboxText {...row} width={width} isNewest sender="98300 XXXXX" text="SARI 700019" />
        </Arrival>
      </At>
      {earlier.map(([sender, pincode], index) => (
        <At key={sender} x={0} y={head + (index + 1) * high}>
          {index > 0 && <path d={`M1 0H${width - 1}`} className="stroke-line" />}
          <InboxText {...row} width={width} sender={sender} text={`SARI ${pincode}`} />
        </At>
      ))}
    </Panel>
  );
}
