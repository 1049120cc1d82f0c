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
  [371, 262, -11, 96],
  [422, 246, -4, 128],
  [475, 240, 1, 148],
  [527, 248, 7, 128],
] as const;

/** A finger of a length, from its foot at 0,0 up: it tapers to its tip. */
const finger = (long: number): string =>
  `M-26 24C-27 ${-long / 2} -20 ${24 - long} -19 ${20 - long}a19 19 0 0138 0C20 ${24 - long} 27 ${-long / 2} 26 24z`;

const palm =
  'M345 258C360 244 540 226 552 250V276C570 264 570 228 588 212a22 22 0 0138 20C614 290 580 318 560 332C544 343 540 360 536 400H364c-6-40-19-60-19-142z';
const creases = 'M374 316c36-40 96-16 148-42M428 364c4-48 44-70 100-66';

/** A scanner that shows a print with gaps, and the hand with the finger to try next. */
export function AepsFingerprintNotRead() {
  return (
    <Cover topic="cash" motif={[64, 56, 200]}>
      <path d={palm} className="skin" />
      {fingers.map(([x, y, turn, long]) => (
        <At key={x} x={x} y={y} turn={turn}>
          <path d={finger(long)} className="skin" />
          <path
            d={`M-13 ${-long * 0.2}q13 6 26 0M-12 ${-long * 0.56}q12 6 24 0`}
            className="stroke-skin-deep"
            strokeWidth={3}
          />
        </At>
      ))}
      <path d={creases} className="stroke-skin-deep" strokeWidth={3} />
      <circle cx={540} cy={141} r={20} className="red-soft" />
      <Glyph name="x" x={526} y={127} size={28} tone="red" bold />
      <circle cx={477} cy={114} r={29} className="stroke-marigold" strokeWidth={6} />
      <Pill x={476} y={20} anchor="middle" tone="marigold" size={24}>
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
      <Connector from={[453, 94]} to={[288, 152]} tone="marigold-ink" dashed arrow />
    </Cover>
  );
}
