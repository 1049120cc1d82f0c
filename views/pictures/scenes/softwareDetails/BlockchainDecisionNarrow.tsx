import { Portrait } from '../../kit/people/Portrait.tsx';
import { chainHolders, databaseQuestions } from '../../kit/records/databaseQuestions.ts';
import { EntryChain } from '../../kit/records/EntryChain.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** From one question to the next, and where the last no leads. */
const step = 124;
const end = 20 + databaseQuestions.length * step;

/** For phones, the questions below each other, each with what a yes means; three times no leads to three people with one entry. */
export const BlockchainDecisionNarrow = () => (
  <Scene width={400} height={end + 292} ground="tint" grows="around">
    {databaseQuestions.map((lines, index) => (
      <g key={lines[0]} transform={`translate(20 ${20 + index * step})`}>
        <Question>{lines.join(' ')}</Question>
        <path d="M180 95v19m-8-8l8 8 8-8" className="stroke-brand" strokeWidth={3} />
        <Label x={198} y={112} size={16} weight={700} tone="brand-ink">
          No
        </Label>
      </g>
    ))}
    <BlockchainAnswer />
  </Scene>
);

const Question = ({ children }: { readonly children: string }) => (
  <Panel x={0} y={0} width={360} height={90} flat>
    <Label x={18} y={35} size={19} weight={700}>
      {children}
    </Label>
    <rect x={14} y={50} width={332} height={30} rx={8} className="green-soft" />
    <path d="M66 65h22m-7-7l7 7-7 7" className="stroke-green-ink" strokeWidth={2.5} />
    <Label x={26} y={70.5} size={16} weight={700} tone="green-ink">
      Yes
    </Label>
    <Label x={102} y={70.5} size={16} weight={600} tone="green-ink">
      a database is enough
    </Label>
  </Panel>
);

const BlockchainAnswer = () => (
  <Panel x={20} y={end} width={360} height={272} tone="sheen">
    <Label x={18} y={40} size={21} weight={800} tone="on-brand">
      A blockchain helps
    </Label>
    {chainHolders.map((look, row) => (
      <g key={look.hair} transform={`translate(18 ${60 + row * 68})`}>
        <Portrait {...look} x={28} y={28} size={56} />
        <EntryChain x={86} y={0} scale={1.4} />
      </g>
    ))}
  </Panel>
);
