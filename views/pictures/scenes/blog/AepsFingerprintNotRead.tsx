import { OpenPalm } from '../../kit/people/OpenPalm.tsx';
import { Fingerprint } from '../../kit/shapes/Fingerprint.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** A scanner that shows a print with gaps, and the hand with the finger to try next. */
export function AepsFingerprintNotRead() {
  return (
    <Cover ground="mint" motif={[71, 59, 199]}>
      <OpenPalm x={340} y={56} scale={0.9} />
      <circle cx={461} cy={88} r={36} className="stroke-marigold" strokeWidth={8} />
      <circle cx={516} cy={117} r={23} className="red" />
      <Glyph name="x" x={500} y={101} size={32} tone="on-brand" bold />
      <Panel x={56} y={44} scale={0.92} width={248} height={296} radius={36} tone="sheen">
        <rect x={28} y={28} width={192} height={184} rx={24} className="marigold-soft" />
        <Fingerprint x={60} y={40} size={160} tone="marigold-ink" />
        <path
          d="M56 82l106 69M88 50l112 45M50 135l83 71M138 198l62-26"
          className="stroke-marigold-soft"
          strokeWidth={10}
        />
        <Label x={124} y={268} size={40} weight={800} tone="on-brand" anchor="middle">
          Not read
        </Label>
      </Panel>
    </Cover>
  );
}
