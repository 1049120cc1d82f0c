import { Portrait } from '../../kit/people/Portrait.tsx';
import { CorrectedTable } from '../../kit/records/CorrectedTable.tsx';
import { chainHolders, databaseQuestions } from '../../kit/records/databaseQuestions.ts';
import { EntryChain } from '../../kit/records/EntryChain.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* They stand on the columns of the four notes below them. */
const step = 287.5;
const width = 228;

/** Three questions in a row: yes leads down to a table in which a row was corrected, and three times no to three copies of a chain. */
export const BlockchainDecision = () => (
  <Scene width={1120} height={316} ground="none">
    {databaseQuestions.map((lines, index) => (
      <g key={lines[0]} transform={`translate(${1 + index * step} 8)`}>
        <Panel x={0} y={0} width={width} height={92} flat>
          {lines.map((line, row) => (
            <Label key={line} x={24} y={41 + row * 26} size={20} weight={700}>
              {line}
            </Label>
          ))}
        </Panel>
        <path d="M237 46h41m-9-8l9 8-9 8" className="stroke-brand" strokeWidth={3} />
        <Label x={256} y={32} size={17} weight={700} tone="brand-ink" anchor="middle">
          No
        </Label>
        <path d="M114 101v38m-8-9l8 9 8-9" className="stroke-brand" strokeWidth={3} />
        <Label x={130} y={126} size={17} weight={700} tone="brand-ink">
          Yes
        </Label>
      </g>
    ))}
    <DatabaseAnswer />
    <BlockchainAnswer />
  </Scene>
);

const DatabaseAnswer = () => (
  <Panel x={1} y={156} width={width + 2 * step} height={152} tone="green-soft" flat>
    <Label x={24} y={85} size={23} weight={800} tone="green-ink">
      A database is enough
    </Label>
    <CorrectedTable x={295} y={12} width={484} />
  </Panel>
);

const BlockchainAnswer = () => (
  <Panel x={1 + 3 * step} y={8} width={256} height={300} tone="sheen" flat>
    <Label x={20} y={50} size={23} weight={800} tone="on-brand">
      A blockchain helps
    </Label>
    {chainHolders.map((look, row) => (
      <g key={look.hair} transform={`translate(22 ${76 + row * 70})`}>
        <Portrait {...look} x={24} y={28} size={48} />
        <EntryChain x={58} y={8} />
      </g>
    ))}
  </Panel>
);
