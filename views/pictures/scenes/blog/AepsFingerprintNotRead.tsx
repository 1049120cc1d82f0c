import { OpenPalm } from '../../kit/people/OpenPalm.tsx';
import { Fingerprint } from '../../kit/shapes/Fingerprint.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** A scanner that shows a print with gaps, and the hand with the finger that failed and the one to try next. */
export function AepsFingerprintNotRead() {
  return (
    <Cover ground="mint" motif={[71, 59, 199]}>
      <OpenPalm x={322} y={30} scale={0.9} />
      <Cuff />
      <circle cx={446} cy={62} r={36} className="stroke-marigold" strokeWidth={8} />
      <At x={578} y={84}>
        <circle r={24} className="red" />
        <Glyph name="x" x={-16} y={-16} size={32} tone="on-brand" bold />
      </At>
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

/* Round the wrist, and the sleeve a little wider around it. */
const Cuff = () => (
  <>
    <path d="M378 343Q446 351 514 343L520 366H372z" className="brand" />
    <path d="M384 322Q446 330 508 322L511 344Q446 352 381 344z" className="on-brand" />
    <path
      d="M384 322Q446 330 508 322M381 344Q446 352 511 344"
      className="stroke-shade"
      strokeWidth={2.5}
      strokeLinecap="butt"
      opacity={0.25}
    />
  </>
);
