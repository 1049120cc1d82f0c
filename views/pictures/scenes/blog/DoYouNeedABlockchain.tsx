import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** The four questions: who writes, who distrusts whom, who could keep it, who checks the history. */
const questions = ['users', 'shield', 'key', 'search'] as const;
const no = { className: 'stroke-on-deep-muted', strokeWidth: 4, strokeDasharray: '0.1 10' };
const side = { x: -34, y: -34, width: 68, height: 68, rx: 8 };

/** Four questions in a row: four times yes leads to a chain of blocks, any no to a database. */
export function DoYouNeedABlockchain() {
  return (
    <Cover ground="deep" motif={<ChainedBlock />}>
      <path d="M84 96H536" className="stroke-code-number" strokeWidth={4} />
      <path d="M84 96v96q0 8 8 8H400q8 0 8-8V96M192 96V200M300 96V200M246 200v40" {...no} />
      {questions.map((glyph, index) => (
        <g key={glyph} transform={`translate(${84 + index * 108} 96)`}>
          <rect {...side} className="brand-soft" transform="rotate(45)" />
          <Glyph name={glyph} x={-20} y={-20} size={40} tone="brand-ink" bold />
        </g>
      ))}
      <Label x={468} y={82} size={24} weight={700} tone="code-number">
        Yes
      </Label>
      <Label x={424} y={200} size={24} weight={700} tone="on-deep-muted">
        No
      </Label>
      <path d="M150 252v64c0 30 192 30 192 0v-64z" className="brand-soft" />
      <ellipse cx={246} cy={252} rx={96} ry={22} className="brand-lift" />
      <Label x={246} y={313} size={24} weight={700} tone="brand-ink" anchor="middle">
        Database
      </Label>
      <path d="M572 96V248" className="stroke-marigold" strokeWidth={8} />
      {[64, 140, 216].map((y) => (
        <Panel key={y} x={532} y={y} width={80} height={60} tone="sheen">
          <Glyph name="block" x={20} y={10} size={40} tone="on-brand" />
        </Panel>
      ))}
      <Label x={612} y={318} size={24} weight={700} tone="on-deep" anchor="end">
        Blockchain
      </Label>
    </Cover>
  );
}

/* For small cards: one block with its links. */
const ChainedBlock = () => (
  <>
    <path d="M0 88H176" className="stroke-marigold" strokeWidth={10} />
    <rect x={32} y={32} width={112} height={112} rx={16} fill="url(#sheen)" />
    <Glyph name="block" x={52} y={52} size={72} tone="on-brand" />
  </>
);
