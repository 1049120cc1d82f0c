import { Portrait } from '../../kit/people/Portrait.tsx';
import { chainHolders, databaseQuestions } from '../../kit/records/databaseQuestions.ts';
import { SmallChain } from '../../kit/records/SmallChain.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const width = 352;

/** From one question to the next. */
const step = 110;

/** For phones, the questions below each other, each with its yes: a database; three times no leads down to three people with one chain. */
export const BlockchainDecisionNarrow = () => (
  <Scene width={400} height={490} ground="tint" grows="around">
    {databaseQuestions.map((lines, index) => (
      <g key={lines[0]} transform={`translate(24 ${24 + index * step})`}>
        <Panel x={0} y={0} width={width} height={80} flat>
          <Label x={20} y={32} size={19} weight={700}>
            {lines.join(' ')}
          </Label>
          <Pill x={20} y={43} tone="green" glyph="check" size={14}>
            Yes: a database
          </Pill>
        </Panel>
        <path d="M44 84v20m-7-7l7 7 7-7" className="stroke-brand" strokeWidth={3} />
        <Label x={62} y={100} size={16} weight={700} tone="brand-ink">
          No
        </Label>
      </g>
    ))}
    <Panel x={24} y={24 + 3 * step} width={width} height={112} tone="sheen">
      <Label x={20} y={51} size={20} weight={800} tone="on-brand">
        A blockchain
      </Label>
      <Label x={20} y={76} size={20} weight={800} tone="on-brand">
        helps
      </Label>
      {chainHolders.map((look, index) => (
        <Portrait key={look.hair} {...look} x={190 + index * 60} y={34} size={44} />
      ))}
      <SmallChain x={168} y={62} pitch={60} blocks={3} />
    </Panel>
  </Scene>
);
