import { Dots } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PaperDocument } from '../../kit/PaperDocument.tsx';
import { RecordBlock } from '../../kit/RecordBlock.tsx';
import { Scene } from '../../kit/Scene.tsx';

const blocks = [
  {
    title: 'No. 1040',
    time: '12 Nov, 09:14',
    before: ['a91c…3e', 'neutral'],
    own: ['7c1e…a4', 'brand'],
  },
  {
    title: 'No. 1041',
    time: '13 Nov, 16:40',
    before: ['7c1e…a4', 'brand'],
    own: ['d208…6b', 'marigold'],
  },
  {
    title: 'No. 1042',
    time: '14 Nov, 10:24',
    before: ['d208…6b', 'marigold'],
    own: ['5e0a…c8', 'green'],
  },
  {
    title: 'No. 1043',
    time: '14 Nov, 18:05',
    before: ['5e0a…c8', 'green'],
    own: ['f47b…19', 'neutral'],
  },
] as const;

const links = ['brand', 'marigold', 'green'] as const;

/** Four linked blocks, and a certificate whose fingerprint is the one in the third. */
export function Blockchain() {
  return (
    <Scene width={640} height={520} ground="deep">
      <Dots x={32} y={32} size={576} rows={29} tone="deep-lift" />
      <PaperDocument x={72} y={32} width={336} height={232} turn={-2}>
        <Label x={28} y={52} size={26} weight={800}>
          Certificate
        </Label>
        <Label x={28} y={80} size={16} tone="muted">
          Course in accounts
        </Label>
        <Label x={28} y={112} size={22} weight={700}>
          Riya Das
        </Label>
        <path d="M28 136.5H240" className="stroke-line" />
        <Label x={28} y={166} size={15} tone="muted">
          Fingerprint
        </Label>
        <rect x={28} y={176} width={96} height={26} rx={8} className="green-soft" />
        <Label x={76} y={194} size={15} tone="green-ink" anchor="middle" mono>
          5e0a…c8
        </Label>
        <path d="M266 112l-8 36 20-10 20 10-8-36z" className="brand" />
        <circle cx={278} cy={96} r={28} className="marigold" />
        <circle cx={278} cy={96} r={19} className="stroke-surface" strokeWidth={2} opacity={0.8} />
      </PaperDocument>
      <Panel x={440} y={104} width={168} height={64} radius={32} tone="green">
        <Glyph name="check" x={22} y={18} size={28} tone="surface" bold />
        <Label x={58} y={40} size={21} weight={800} tone="surface">
          Verified
        </Label>
      </Panel>
      <path
        d="M206 215C280 215 376 232 380 290m-10-9l10 12 10-12"
        className="stroke-code-number"
        strokeWidth={3}
      />
      {blocks.map((block, index) => (
        <RecordBlock
          key={block.title}
          {...block}
          x={28 + index * 150}
          y={312}
          chosen={index === 2}
        />
      ))}
      {links.map((tone, index) => (
        <path
          key={tone}
          d={`M${138 + index * 150} 455c32 0 22-48 54-48`}
          className={`stroke-${tone}`}
          strokeWidth={4}
        />
      ))}
    </Scene>
  );
}
