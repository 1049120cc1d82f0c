import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const middle = { x: 446, weight: 800, anchor: 'middle' } as const;

/** The receipt of a paid bill with its reference under a magnifying glass. */
export function BbpsReceiptReference() {
  return (
    <Cover ground="deep" motif={<ReferenceFound />}>
      <Panel x={60} y={50} width={264} height={408} radius={10} tone="paper" turn={-3}>
        <Glyph name="bolt" x={28} y={30} size={46} tone="marigold" bold />
        <path d="M92 53H188" className="stroke-line" strokeWidth={14} />
        <Label x={28} y={142} size={48} weight={800}>
          ₹1,840
        </Label>
        <path d="M30 184H184M30 220H158" className="stroke-line" strokeWidth={14} />
        <Tick x={54} y={274} size={52} />
      </Panel>
      <circle cx={446} cy={196} r={134} className="shade" filter="url(#soft)" />
      <path d="M518 300L572 394" className="stroke-brand" strokeWidth={40} />
      <circle cx={446} cy={174} r={132} className="surface" />
      <circle cx={446} cy={174} r={132} className="stroke-brand-lift" strokeWidth={16} />
      {['BB01 6318', 'AAFK 0077', '1934'].map((group, line) => (
        <Label key={group} {...middle} y={142 + line * 44} size={34} tone="brand-ink">
          {group}
        </Label>
      ))}
    </Cover>
  );
}

const teeth = 'l-7 -8l-7 8'.repeat(8);

/* For small cards: a glass over the reference of a receipt. */
const ReferenceFound = () => (
  <>
    <g className="sheet">
      <path d={`M22 24a8 8 0 018-8H126a8 8 0 018 8V152${teeth}z`} className="paper" />
      <path d="M42 42h48M42 64h72M42 86h30" className="stroke-line" strokeWidth={9} />
    </g>
    <path d="M134 132L158 156" className="stroke-deep-lift" strokeWidth={16} />
    <circle cx={104} cy={102} r={40} className="surface" />
    <circle cx={104} cy={102} r={40} className="stroke-brand" strokeWidth={9} />
    <Label x={104} y={112} size={29} weight={800} tone="brand-ink" anchor="middle">
      Ref.
    </Label>
  </>
);
