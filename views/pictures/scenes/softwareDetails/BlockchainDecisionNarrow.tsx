import { Portrait } from '../../kit/people/Portrait.tsx';
import { chainHolders, databaseQuestions } from '../../kit/records/databaseQuestions.ts';
import { EntryChain } from '../../kit/records/EntryChain.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** From one question to the next. */
const step = 104;

/** For phones, the questions below each other: each yes leads to the database at the right, and three times no down to three people with one entry. */
export const BlockchainDecisionNarrow = () => (
  <Scene width={400} height={516} ground="tint" grows="around">
    {databaseQuestions.map((lines, index) => (
      <g key={lines[0]} transform={`translate(24 ${24 + index * step})`}>
        <Panel x={0} y={0} width={178} height={72} flat>
          {lines.map((line, row) => (
            <Label key={line} x={18} y={31 + row * 23} size={18} weight={700}>
              {line}
            </Label>
          ))}
        </Panel>
        <path d="M186 44h32m-8-8l8 8-8 8M30 77v21m-7-7l7 7 7-7" {...arrow} />
        <Label x={202} y={30} {...answer} anchor="middle">
          Yes
        </Label>
        <Label x={48} y={93} {...answer}>
          No
        </Label>
      </g>
    ))}
    <DatabaseAnswer />
    <BlockchainAnswer />
  </Scene>
);

const arrow = { className: 'stroke-brand', strokeWidth: 3 } as const;
const answer = { size: 16, weight: 700, tone: 'brand-ink' } as const;

const DatabaseAnswer = () => (
  <Panel x={250} y={24} width={126} height={72 + 2 * step} tone="green-soft" flat>
    {['A database', 'is enough'].map((line, row) => (
      <Label
        key={line}
        x={63}
        y={136 + row * 25}
        size={18}
        weight={800}
        tone="green-ink"
        anchor="middle"
      >
        {line}
      </Label>
    ))}
  </Panel>
);

const BlockchainAnswer = () => (
  <Panel x={24} y={24 + 3 * step} width={352} height={156} tone="sheen">
    {['A blockchain', 'helps'].map((line, row) => (
      <Label key={line} x={18} y={73 + row * 26} size={20} weight={800} tone="on-brand">
        {line}
      </Label>
    ))}
    {chainHolders.map((look, row) => (
      <g key={look.hair} transform={`translate(0 ${18 + row * 42.5})`}>
        <Portrait {...look} x={181} y={17.5} size={34} />
        <EntryChain x={203} y={0} scale={0.86} />
      </g>
    ))}
  </Panel>
);
