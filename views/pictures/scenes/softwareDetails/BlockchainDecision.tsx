import { Cylinder } from '../../kit/records/Cylinder.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const questions = [
  ['Several write?', 'users', 'Yes', 'No'],
  ['One is trusted?', 'shield', 'No', 'Yes'],
  ['Entries change?', 'file', 'No', 'Yes'],
] as const;

const step = 284;

/** Three questions in a row: one answer of each leads down to a database, and the other on, at last to a blockchain. */
export const BlockchainDecision = () => (
  <Scene width={1120} height={236} ground="tint">
    {questions.map(([question, glyph, on, out], index) => (
      <g key={question} transform={`translate(${24 + index * step} 24)`}>
        <Panel x={0} y={0} width={220} height={72}>
          <Glyph name={glyph} x={18} y={22} size={28} tone="brand-ink" />
          <Label x={58} y={43} size={19} weight={700}>
            {question}
          </Label>
        </Panel>
        <path d="M230 36h44m-9-8l9 8-9 8" className="stroke-brand" strokeWidth={3} />
        <Label x={250} y={22} size={17} weight={700} tone="brand-ink" anchor="middle">
          {on}
        </Label>
        <path d="M110 81v36m-8-9l8 9 8-9" className="stroke-faint" strokeWidth={3} />
        <Label x={126} y={105} size={17} weight={700} tone="muted">
          {out}
        </Label>
      </g>
    ))}
    <Panel x={24} y={148} width={220 + 2 * step} height={64}>
      <Cylinder x={20} y={10} scale={0.42} />
      <Label x={60} y={39} size={20} weight={700}>
        A database is enough
      </Label>
    </Panel>
    <Panel x={24 + 3 * step} y={24} width={220} height={188} tone="sheen">
      <Glyph name="block" x={74} y={26} size={72} tone="on-brand" />
      <Label x={110} y={132} size={21} weight={800} tone="on-brand" anchor="middle">
        A blockchain
      </Label>
      <Label x={110} y={160} size={21} weight={800} tone="on-brand" anchor="middle">
        helps
      </Label>
    </Panel>
  </Scene>
);
