import { Cylinder } from '../../kit/records/Cylinder.tsx';
import { databaseQuestions } from '../../kit/records/databaseQuestions.ts';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageNumber } from '../../kit/stage/StageNumber.tsx';

const step = 104;

/** For phones, the questions below each other: yes leads aside to a database, and three times no down to a blockchain. */
export const BlockchainDecisionNarrow = () => (
  <Scene width={400} height={432} ground="tint" grows="around">
    {databaseQuestions.map((lines, index) => (
      <g key={lines[0]} transform={`translate(24 ${24 + index * step})`}>
        <Panel x={0} y={0} width={180} height={68}>
          <StageNumber x={24} y={34}>
            {String(index + 1)}
          </StageNumber>
          {lines.map((line, row) => (
            <Label key={line} x={47} y={30 + row * 23} size={16} weight={700}>
              {line}
            </Label>
          ))}
        </Panel>
        <path d="M188 34h44m-7-7l8 7-8 7" className="stroke-brand" strokeWidth={3} />
        <Label x={210} y={22} size={16} weight={700} tone="brand-ink" anchor="middle">
          Yes
        </Label>
        <path d="M90 74v24m-7-7l7 8 7-8" className="stroke-brand" strokeWidth={3} />
        <Label x={106} y={92} size={16} weight={700} tone="brand-ink">
          No
        </Label>
      </g>
    ))}
    <Panel x={264} y={24} width={112} height={2 * step + 68} tone="green-soft">
      <Cylinder x={28} y={64} />
      <Label x={56} y={196} size={16} weight={700} tone="green-ink" anchor="middle">
        A database
      </Label>
      <Label x={56} y={220} size={16} weight={700} tone="green-ink" anchor="middle">
        is enough
      </Label>
    </Panel>
    <Panel x={24} y={24 + 3 * step} width={352} height={72} tone="sheen">
      <StageNumber x={24} y={36}>
        4
      </StageNumber>
      <Glyph name="block" x={52} y={20} size={32} tone="on-brand" />
      <Label x={96} y={43} size={20} weight={700} tone="on-brand">
        A blockchain helps
      </Label>
    </Panel>
  </Scene>
);
