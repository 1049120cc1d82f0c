import { Cylinder } from '../../kit/records/Cylinder.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const questions = [
  ['Several write?', 'Yes', 'No'],
  ['One is trusted?', 'No', 'Yes'],
  ['Entries change?', 'No', 'Yes'],
] as const;

const step = 104;

/** For phones, three questions below each other: one answer of each leads to a database, and the other on, at last to a blockchain. */
export const BlockchainDecisionNarrow = () => (
  <Scene width={400} height={432} ground="tint" grows="around">
    {questions.map(([question, on, out], index) => (
      <g key={question} transform={`translate(24 ${24 + index * step})`}>
        <Panel x={0} y={0} width={180} height={64}>
          <Label x={90} y={39} size={18} weight={700} anchor="middle">
            {question}
          </Label>
        </Panel>
        <path d="M184 32H236" className="stroke-faint" strokeWidth={3} />
        <path d="M229 25l8 7-8 7" className="stroke-faint" strokeWidth={3} />
        <Label x={208} y={22} size={16} weight={700} tone="muted" anchor="middle">
          {out}
        </Label>
        <path d="M90 70V94" className="stroke-brand" strokeWidth={3} />
        <path d="M83 89l7 8 7-8" className="stroke-brand" strokeWidth={3} />
        <Label x={106} y={90} size={16} weight={700} tone="brand-ink">
          {on}
        </Label>
      </g>
    ))}
    <Panel x={272} y={24} width={104} height={2 * step + 64}>
      <Cylinder x={24} y={82} />
      <Label x={52} y={222} size={17} weight={700} anchor="middle">
        Database
      </Label>
    </Panel>
    <Panel x={24} y={24 + 3 * step} width={352} height={72} tone="sheen">
      <Glyph name="block" x={20} y={20} size={32} tone="on-brand" />
      <Label x={68} y={43} size={20} weight={700} tone="on-brand">
        A blockchain helps
      </Label>
    </Panel>
  </Scene>
);
