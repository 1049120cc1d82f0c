import { OpenPalm } from '../../kit/people/OpenPalm.tsx';
import { Fingerprint } from '../../kit/shapes/Fingerprint.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** A scanner that shows a print with gaps, and the hand with the finger to try next. */
export function AepsFingerprintNotRead() {
  return (
    <Cover ground="mint" motif={[64, 48, 216]}>
      <OpenPalm x={344} y={52} />
      <circle cx={478} cy={88} r={40} className="stroke-marigold" strokeWidth={9} />
      <circle cx={540} cy={120} r={25} className="red" />
      <Glyph name="x" x={523} y={103} size={34} tone="on-brand" bold />
      <Panel x={48} y={32} width={248} height={296} radius={36} tone="sheen">
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
