import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Signature } from '../../kit/documents/Signature.tsx';
import { Stamp } from '../../kit/documents/Stamp.tsx';
import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const parties = [
  { who: 'You', x: 24, hand: 'first' },
  { who: 'Us', x: 176, hand: 'second' },
] as const;

/** This site informs, and the agreement that both signed goes before it. */
export const PolicyTerms = () => (
  <Scene width={480} height={252} ground="brand">
    <Panel x={16} y={60} width={216} height={132}>
      <path d="M0 36V16A16 16 0 0116 0H200a16 16 0 0116 16V36z" className="surface-2" />
      {[20, 34, 48].map((x) => (
        <circle key={x} cx={x} cy={18} r={4} className="faint" />
      ))}
      <Glyph name="globe" x={14} y={50} size={22} tone="brand-ink" />
      <Label x={42} y={67} size={17} weight={700}>
        This site
      </Label>
      <Skeleton x={14} y={90} widths={[100, 76]} />
    </Panel>
    <PaperDocument x={148} y={24} width={308} height={204}>
      <Label x={24} y={42} size={22} weight={800}>
        Your agreement
      </Label>
      <CheckList x={38} y={70} checks={['Scope, dates', 'Price, taxes']} size={17} step={36} />
      <Stamp x={240} y={90} size={17} turn={-10}>
        Signed
      </Stamp>
      {parties.map(({ who, x, hand }) => (
        <g key={who} transform={`translate(${x} 132)`}>
          <Signature x={6} y={2} scale={0.84} hand={hand} />
          <path d="M0 42H104" className="stroke-faint" strokeWidth={2} />
          <Label x={0} y={60} size={15.5} weight={600} tone="muted">
            {who}
          </Label>
        </g>
      ))}
    </PaperDocument>
  </Scene>
);
