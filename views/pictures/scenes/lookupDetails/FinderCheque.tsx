import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel, Shadow } from '../../kit/Panel.tsx';
import { PenText } from '../../kit/PenText.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Signature } from '../../kit/Signature.tsx';
import { SplitCode } from '../../kit/SplitCode.tsx';

/** The first leaf of a cheque book with its IFSC ringed, and the code larger below it, cut into its parts. */
export function FinderCheque() {
  return (
    <Scene width={520} height={460} ground="warm" grows="around">
      <Rings x={520} y={0} size={360} tone="marigold-soft" />
      <g className="sheet" transform="translate(28 44) rotate(-2)">
        <Shadow width={472} height={220} radius={8} />
        <rect width={472} height={220} rx={8} className="paper" />
        <path d="M0 172H472v40a8 8 0 01-8 8H8a8 8 0 01-8-8z" className="brand-soft" />
        <rect x={0.5} y={0.5} width={471} height={219} rx={7.5} className="stroke-line" />
        <Glyph name="bank" x={22} y={20} size={34} tone="brand" />
        <Label x={68} y={38} size={19} weight={800}>
          Your bank
        </Label>
        <rect x={58} y={48} width={222} height={38} rx={19} className="marigold-soft" />
        <rect
          x={58}
          y={48}
          width={222}
          height={38}
          rx={19}
          className="stroke-marigold"
          strokeWidth={4}
        />
        <Label x={74} y={74} size={19} weight={700}>
          IFSC ABCD0123456
        </Label>
        <Label x={452} y={40} size={17} tone="muted" anchor="end">
          20 11 2026
        </Label>
        <Label x={22} y={126} size={17} tone="muted">
          Pay
        </Label>
        <path d="M66 130.5H290" className="stroke-faint" />
        <PenText x={72} y={124} size={20}>
          Ananya Sen
        </PenText>
        <rect x={312} y={96} width={140} height={40} rx={6} className="stroke-faint" />
        <Label x={382} y={123} size={20} weight={700} anchor="middle">
          ₹4,200
        </Label>
        <Signature x={336} y={136} scale={0.8} />
        <Label x={236} y={203} size={18} tone="brand-ink" anchor="middle" mono spacing={2}>
          000101 700XXX002 31
        </Label>
      </g>
      <path
        d="M84 112C52 112 42 132 42 160V304"
        className="stroke-marigold"
        strokeWidth={3}
        strokeDasharray="1 8"
      />
      <Panel x={36} y={296} width={448} height={132}>
        <SplitCode
          x={24}
          y={22}
          size={32}
          meaningSize={18}
          parts={[
            ['ABCD', 'Bank', 'brand'],
            ['0', 'Zero', 'marigold'],
            ['123456', 'Branch', 'green'],
          ]}
        />
      </Panel>
    </Scene>
  );
}
