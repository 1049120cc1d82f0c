import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Signature } from '../../kit/documents/Signature.tsx';
import { CheckList } from '../../kit/shapes/CheckList.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** This site informs, and the agreement that both signed goes before it. */
export const PolicyTerms = () => (
  <Scene width={480} height={200}>
    <Panel x={24} y={32} width={216} height={136}>
      <path d="M0 36V16A16 16 0 0116 0H200a16 16 0 0116 16V36z" className="surface-2" />
      {[20, 34, 48].map((x) => (
        <circle key={x} cx={x} cy={18} r={4} className="faint" />
      ))}
      <Glyph name="globe" x={18} y={50} size={22} tone="brand-ink" />
      <Label x={50} y={67} size={17} weight={700}>
        This site
      </Label>
      <Skeleton x={18} y={86} widths={[140, 124]} />
    </Panel>
    <PaperDocument x={208} y={24} width={248} height={236}>
      <Label x={20} y={38} size={19} weight={800}>
        Your agreement
      </Label>
      <CheckList x={34} y={66} checks={['Scope, dates', 'Price, taxes']} size={17} step={34} />
      <path d="M20 162H112M136 162H228" className="stroke-faint" strokeWidth={2} />
      <Signature x={24} y={132} scale={0.72} />
      <Signature x={140} y={132} scale={0.72} />
    </PaperDocument>
  </Scene>
);
