import { Portrait } from '../../kit/people/Portrait.tsx';
import { DatabaseDrum } from '../../kit/records/DatabaseDrum.tsx';
import { chainHolders, databaseQuestions } from '../../kit/records/databaseQuestions.ts';
import { SmallChain } from '../../kit/records/SmallChain.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const step = 90;

/** For phones, the questions below each other: yes leads aside to a database, and three times no down to three people with one chain. */
export const BlockchainDecisionNarrow = () => (
  <Scene width={400} height={472} ground="tint" grows="around">
    {databaseQuestions.map((lines, index) => (
      <g key={lines[0]} transform={`translate(24 ${24 + index * step})`}>
        <Panel x={0} y={0} width={172} height={62}>
          {lines.map((line, row) => (
            <Label key={line} x={20} y={27 + row * 22} size={17} weight={700}>
              {line}
            </Label>
          ))}
        </Panel>
        <path d="M177 31h40m-7-7l7 7-7 7" className="stroke-brand" strokeWidth={3} />
        <Label x={191} y={19} size={16} weight={700} tone="brand-ink" anchor="middle">
          Yes
        </Label>
        <path d="M86 67v18m-7-7l7 7 7-7" className="stroke-brand" strokeWidth={3} />
        <Label x={102} y={81} size={16} weight={700} tone="brand-ink">
          No
        </Label>
      </g>
    ))}
    <Panel x={246} y={24} width={130} height={2 * step + 62} tone="green-soft">
      {['A database', 'is enough'].map((line, row) => (
        <Label
          key={line}
          x={65}
          y={61 + row * 26}
          size={18.5}
          weight={800}
          tone="green-ink"
          anchor="middle"
        >
          {line}
        </Label>
      ))}
      <DatabaseDrum x={31} y={113} />
    </Panel>
    <Panel x={24} y={24 + 3 * step} width={352} height={154} tone="sheen">
      <Label x={20} y={72} size={19} weight={800} tone="on-brand">
        A blockchain
      </Label>
      <Label x={20} y={98} size={19} weight={800} tone="on-brand">
        helps
      </Label>
      {chainHolders.map((look, index) => (
        <Portrait key={look.hair} {...look} x={186 + index * 60} y={48} size={52} />
      ))}
      <SmallChain x={164} y={88} pitch={60} blocks={3} />
    </Panel>
  </Scene>
);
