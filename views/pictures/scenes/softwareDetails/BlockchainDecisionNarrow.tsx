import { WrittenPage } from '../../kit/documents/Ledger.tsx';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { chainHolders, databaseQuestions } from '../../kit/records/databaseQuestions.ts';
import { SmallChain } from '../../kit/records/SmallChain.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const step = 104;

/** For phones, the questions below each other: yes leads aside to one ledger, and three times no down to three copies. */
export const BlockchainDecisionNarrow = () => (
  <Scene width={400} height={472} ground="tint" grows="around">
    {databaseQuestions.map((lines, index) => (
      <g key={lines[0]} transform={`translate(24 ${24 + index * step})`}>
        <Panel x={0} y={0} width={180} height={68}>
          {lines.map((line, row) => (
            <Label key={line} x={20} y={30 + row * 23} size={17} weight={700}>
              {line}
            </Label>
          ))}
        </Panel>
        <path d="M188 34h44m-7-7l7 7-7 7" className="stroke-brand" strokeWidth={3} />
        <Label x={210} y={22} size={16} weight={700} tone="brand-ink" anchor="middle">
          Yes
        </Label>
        <path d="M90 74v24m-7-7l7 7 7-7" className="stroke-brand" strokeWidth={3} />
        <Label x={106} y={92} size={16} weight={700} tone="brand-ink">
          No
        </Label>
      </g>
    ))}
    <Panel x={264} y={24} width={112} height={2 * step + 68} tone="green-soft">
      <WrittenPage x={18} y={40} />
      <Label x={56} y={204} size={16} weight={700} tone="green-ink" anchor="middle">
        A database
      </Label>
      <Label x={56} y={228} size={16} weight={700} tone="green-ink" anchor="middle">
        is enough
      </Label>
    </Panel>
    <Panel x={24} y={24 + 3 * step} width={352} height={112} tone="sheen">
      <Label x={20} y={52} size={19} weight={800} tone="on-brand">
        A blockchain
      </Label>
      <Label x={20} y={78} size={19} weight={800} tone="on-brand">
        helps
      </Label>
      {chainHolders.map((look, index) => (
        <g key={look.hair} transform={`translate(${164 + index * 60} 12)`}>
          <Portrait {...look} x={26} y={25} size={50} />
          <SmallChain x={8} y={57} scale={0.9} pitch={52} blocks={1} />
        </g>
      ))}
    </Panel>
  </Scene>
);
