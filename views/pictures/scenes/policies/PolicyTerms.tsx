import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Signature } from '../../kit/documents/Signature.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const parties = [
  { who: 'You', x: 20, hand: 'first' },
  { who: 'Us', x: 132, hand: 'second' },
] as const;

/** This site informs, and the agreement that both signed lies before it. */
export const PolicyTerms = () => (
  <Scene width={480} height={252} ground="brand">
    <Rings x={0} y={252} size={360} tone="brand-lift" />
    <Panel x={24} y={24} width={224} height={168} tone="surface-2">
      {[20, 36, 52].map((x) => (
        <circle key={x} cx={x} cy={22} r={5} className="faint" />
      ))}
      <Glyph name="globe" x={20} y={54} size={28} tone="brand-ink" />
      <Label x={56} y={75} size={18} weight={700}>
        This site
      </Label>
      <Skeleton x={20} y={104} widths={[140, 112, 132]} />
    </Panel>
    <PaperDocument x={204} y={48} width={252} height={180}>
      <Label x={20} y={42} size={24} weight={800}>
        Your agreement
      </Label>
      <Skeleton x={20} y={62} widths={[212]} />
      {parties.map(({ who, x, hand }) => (
        <g key={who} transform={`translate(${x} 100)`}>
          <Signature x={2} y={-8} scale={0.84} hand={hand} />
          <path d="M0 42H100" className="stroke-faint" strokeWidth={2} />
          <Label x={0} y={65} size={17} weight={600} tone="muted">
            {who}
          </Label>
        </g>
      ))}
    </PaperDocument>
  </Scene>
);
