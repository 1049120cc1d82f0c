import { Portrait } from '../../kit/people/Portrait.tsx';
import { CorrectedColumn } from '../../kit/records/CorrectedTable.tsx';
import { chainHolders, databaseQuestions } from '../../kit/records/databaseQuestions.ts';
import { EntryChain } from '../../kit/records/EntryChain.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** From one question to the next. */
const step = 104;

/** For phones, the questions below each other: each yes leads to the database at the right, and three times no down to three people with one entry. */
export const BlockchainDecisionNarrow = () => (
  <Scene width={400} height={592} ground="tint" grows="around">
    {databaseQuestions.map((lines, index) => (
      <g key={lines[0]} transform={`translate(20 ${24 + index * step})`}>
        <Panel x={0} y={0} width={168} height={72} flat>
          {lines.map((line, row) => (
            <Label key={line} x={15} y={31 + row * 23} size={18} weight={700}>
              {line}
            </Label>
          ))}
        </Panel>
        <path d="M175 44h30m-8-8l8 8-8 8M30 77v21m-7-7l7 7 7-7" {...arrow} />
        <Label x={190} y={30} {...answer} anchor="middle">
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
  <Panel x={232} y={24} width={148} height={72 + 2 * step} tone="green-soft" flat>
    {['A database', 'is enough'].map((line, row) => (
      <Label key={line} x={16} y={36 + row * 25} size={20} weight={800} tone="green-ink">
        {line}
      </Label>
    ))}
    <CorrectedColumn x={16} y={76} />
  </Panel>
);

const BlockchainAnswer = () => (
  <Panel x={20} y={24 + 3 * step} width={360} height={232} tone="sheen">
    <Label x={18} y={38} size={20} weight={800} tone="on-brand">
      A blockchain helps
    </Label>
    {chainHolders.map((look, row) => (
      <g key={look.hair} transform={`translate(18 ${56 + row * 55})`}>
        <Portrait {...look} x={23} y={23} size={46} />
        <EntryChain x={62} y={0} scale={1.15} width={228} earlier={2} />
      </g>
    ))}
  </Panel>
);
