import { Connector } from '../../kit/shapes/Connector.tsx';
import { Fingerprint } from '../../kit/shapes/Fingerprint.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** The fingers from the little one: where each leaves the palm, how far it leans, and its length. */
const fingers = [
  [377, 262, -13, 92],
  [421, 244, -5, 130],
  [467, 238, 1, 150],
  [513, 246, 8, 128],
] as const;

/** A finger of a length, from its foot at 0,0 up: it tapers to its tip. */
const finger = (long: number): string =>
  `M-23 30C-24 ${-long / 2} -18 ${24 - long} -17 ${20 - long}a17 17 0 0134 0C18 ${24 - long} 24 ${-long / 2} 23 30z`;

const palm =
  'M354 260C368 246 524 228 536 252V282C552 270 554 242 570 224a19 19 0 0132 20C592 294 562 322 546 336C530 348 526 366 524 400H374c-6-40-20-62-20-140z';
/* What sets a finger off from the next, the ball of the thumb, and the lines of the palm. */
const gaps = 'M399 262v-14M444 252v-16M490 250v-14M536 282q-8 10-22 14';
const creases = 'M384 312c34-36 92-16 138-40M428 366c4-46 42-66 92-64';

/** A scanner that shows a print with gaps, and the hand with the finger to try next. */
export function AepsFingerprintNotRead() {
  return (
    <Cover topic="cash" motif={[64, 56, 200]}>
      <path d={palm} className="skin" />
      {fingers.map(([x, y, turn, long]) => (
        <At key={x} x={x} y={y} turn={turn}>
          <path d={finger(long)} className="skin" />
          <path
            d={`M-11 ${-long * 0.22}q11 5 22 0M-10 ${-long * 0.56}q10 5 20 0`}
            className="stroke-skin-deep"
            strokeWidth={2.5}
          />
        </At>
      ))}
      <path d={creases + gaps} className="stroke-skin-deep" strokeWidth={2.5} />
      <path d="M566 262q6-16 18-30" className="stroke-skin-deep" strokeWidth={2.5} />
      <circle cx={527} cy={137} r={20} className="red-soft" />
      <Glyph name="x" x={513} y={123} size={28} tone="red" bold />
      <circle cx={469} cy={110} r={29} className="stroke-marigold" strokeWidth={6} />
      <Pill x={469} y={18} anchor="middle" tone="marigold" size={24}>
        Try this one
      </Pill>
      <Panel x={48} y={40} width={232} height={280} radius={36} tone="night">
        <rect x={32} y={32} width={168} height={168} rx={24} className="marigold-soft" />
        <Fingerprint x={64} y={48} size={136} tone="marigold-ink" />
        <path
          d="M52 84l90 58M80 56l110 44M48 129l70 60M122 182l66-28"
          className="stroke-marigold-soft"
          strokeWidth={9}
        />
        <Label x={116} y={250} size={28} weight={700} tone="on-deep" anchor="middle">
          Not read
        </Label>
      </Panel>
      <Connector from={[445, 92]} to={[288, 152]} tone="marigold-ink" dashed arrow />
    </Cover>
  );
}
