import { Connector } from '../../kit/Connector.tsx';
import { Cover } from '../../kit/Cover.tsx';
import { Fingerprint } from '../../kit/Fingerprint.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Pill } from '../../kit/Pill.tsx';

/** The fingers from the little one: where each stands, and how high its tip and its upper crease are. */
const fingers = [
  [368, 184, 204],
  [422, 152, 188],
  [476, 112, 156],
  [530, 152, 188],
] as const;

const palm =
  'M345 240H553V272C572 262 570 226 588 212a22 22 0 0138 20C614 290 580 318 560 332C544 343 540 360 536 400H364c-8-40-19-52-19-100z';
const creases = 'M378 312c36-40 92-20 140-44M432 360c4-44 40-64 92-64';

/** A scanner that shows a print with gaps, and the hand with the finger to try next. */
export function AepsFingerprintNotRead() {
  return (
    <Cover topic="cash">
      <path d={palm} className="skin" />
      {fingers.map(([x, y, crease]) => (
        <g key={x}>
          <path d={`M${x} ${y}V272`} className="stroke-skin" strokeWidth={46} />
          <path
            d={`M${x - 12} 236q12 7 24 0M${x - 12} ${crease}q12 7 24 0`}
            className="stroke-skin-deep"
            strokeWidth={3}
          />
        </g>
      ))}
      <path d={creases} className="stroke-skin-deep" strokeWidth={3} />
      <circle cx={530} cy={154} r={20} className="red-soft" />
      <Glyph name="x" x={516} y={140} size={28} tone="red" bold />
      <circle cx={476} cy={112} r={29} className="stroke-marigold" strokeWidth={6} />
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
