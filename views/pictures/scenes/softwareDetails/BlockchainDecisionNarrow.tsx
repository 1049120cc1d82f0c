import { Portrait } from '../../kit/people/Portrait.tsx';
import { ChainLink } from '../../kit/records/ChainLink.tsx';
import { CorrectedColumn } from '../../kit/records/CorrectedTable.tsx';
import { chainHolders, databaseQuestions } from '../../kit/records/databaseQuestions.ts';
import { SharedEntry } from '../../kit/records/EntryChain.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** From one question to the next. */
const step = 88;

/** Where both answers begin. */
const answers = 20 + databaseQuestions.length * step;

/** For phones, the questions below each other: each yes leads into the green way down to the database, and three times no to three people with one entry. */
export const BlockchainDecisionNarrow = () => (
  <Scene width={400} height={answers + 264} ground="tint" grows="around">
    <DatabaseAnswer />
    {databaseQuestions.map((lines, index) => (
      <g key={lines[0]} transform={`translate(20 ${20 + index * step})`}>
        <Panel x={0} y={0} width={276} height={52} flat>
          <Label x={14} y={32} size={16.5} weight={700}>
            {lines.join(' ')}
          </Label>
        </Panel>
        <path d="M281 36h25m-8-8l8 8-8 8M30 58v22m-7-7l7 7 7-7" {...arrow} />
        <Label x={293} y={22} {...answer} anchor="middle">
          Yes
        </Label>
        <Label x={48} y={75} {...answer}>
          No
        </Label>
      </g>
    ))}
    <BlockchainAnswer />
  </Scene>
);

const arrow = { className: 'stroke-brand', strokeWidth: 3 } as const;
const answer = { size: 16, weight: 700, tone: 'brand-ink' } as const;

/* Below the questions, and its way beside them, into which each yes leads. */
const way = `M332 20H368a12 12 0 0112 12V${answers + 232}a12 12 0 01-12 12H220a12 12 0 01-12-12V${answers + 12}a12 12 0 0112-12H320a12 12 0 0012-12z`;

const DatabaseAnswer = () => (
  <>
    <path d={way} className="green-soft" />
    <g transform={`translate(208 ${answers})`}>
      {['A database', 'is enough'].map((line, row) => (
        <Label key={line} x={16} y={34 + row * 24} size={19} weight={800} tone="green-ink">
          {line}
        </Label>
      ))}
      <CorrectedColumn x={16} y={72} />
    </g>
  </>
);

const BlockchainAnswer = () => (
  <Panel x={20} y={answers} width={172} height={244} tone="sheen">
    {['A blockchain', 'helps'].map((line, row) => (
      <Label key={line} x={16} y={34 + row * 24} size={19} weight={800} tone="on-brand">
        {line}
      </Label>
    ))}
    {chainHolders.map((look, row) => (
      <g key={look.hair} transform={`translate(12 ${74 + row * 54})`}>
        <SharedEntry x={38} y={0} />
        <Portrait {...look} x={14} y={20} size={32} />
        <g transform="translate(38 20) scale(0.42)">
          <ChainLink />
        </g>
      </g>
    ))}
  </Panel>
);
