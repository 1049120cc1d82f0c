import { Cylinder } from '../../kit/records/Cylinder.tsx';
import { databaseQuestions } from '../../kit/records/databaseQuestions.ts';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageNumber } from '../../kit/stage/StageNumber.tsx';

/* They stand on the columns of the four steps below them. */
const step = 287.5;
const width = 216;

/** Three questions in a row: yes leads down to a database, and three times no to a blockchain. */
export const BlockchainDecision = () => (
  <Scene width={1120} height={248} ground="none">
    {databaseQuestions.map((lines, index) => (
      <g key={lines[0]} transform={`translate(${1 + index * step} 8)`}>
        <Panel x={0} y={0} width={width} height={88} flat>
          <StageNumber x={33} y={44}>
            {String(index + 1)}
          </StageNumber>
          {lines.map((line, row) => (
            <Label key={line} x={62} y={40 + row * 24} size={18} weight={700}>
              {line}
            </Label>
          ))}
        </Panel>
        <path d="M226 44h48m-9-8l9 8-9 8" className="stroke-brand" strokeWidth={3} />
        <Label x={250} y={30} size={17} weight={700} tone="brand-ink" anchor="middle">
          No
        </Label>
        <path d="M108 98v40m-8-9l8 9 8-9" className="stroke-brand" strokeWidth={3} />
        <Label x={124} y={124} size={17} weight={700} tone="brand-ink">
          Yes
        </Label>
      </g>
    ))}
    <Panel x={1} y={156} width={width + 2 * step} height={76} tone="green-soft" flat>
      <Cylinder x={246} y={14} scale={0.48} />
      <Label x={296} y={46} size={21} weight={800} tone="green-ink">
        A database is enough
      </Label>
    </Panel>
    <Panel x={1 + 3 * step} y={8} width={width + 40} height={224} tone="sheen" flat>
      <StageNumber x={33} y={33}>
        4
      </StageNumber>
      <Glyph name="block" x={92} y={42} size={72} tone="on-brand" />
      <Label x={128} y={156} size={21} weight={800} tone="on-brand" anchor="middle">
        A blockchain
      </Label>
      <Label x={128} y={184} size={21} weight={800} tone="on-brand" anchor="middle">
        helps
      </Label>
    </Panel>
  </Scene>
);
