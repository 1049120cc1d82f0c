import { Rings } from '../../kit/Backdrop.tsx';
import { Connector } from '../../kit/Connector.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';

const answers = ['OP1', 'KOL', 'Ported'] as const;

/** A question to the register of a network, and its answer. */
export function FinderHlr() {
  return (
    <Scene width={560} height={280} ground="mint" grows="around">
      <Rings x={280} y={140} size={260} tone="green-soft" />
      <Panel x={24} y={48} width={196} height={68} radius={34} tone="sheen">
        <Label x={98} y={42} size={22} weight={800} tone="on-brand" anchor="middle">
          98300XXXXX
        </Label>
      </Panel>
      <Panel x={24} y={164} width={196} height={84}>
        <Pill x={16} y={23} size={20} tone="green" glyph="check">
          Active
        </Pill>
      </Panel>
      <Connector from={[224, 82]} to={[330, 92]} arrow />
      <Connector from={[330, 196]} to={[228, 206]} tone="green" arrow />
      <Panel x={336} y={24} width={200} height={232} tone="night">
        <path
          d="M100 38L76 100H124zM100 38V100"
          className="stroke-on-deep"
          strokeWidth={3}
          opacity={0.8}
        />
        <circle cx={100} cy={34} r={8} className="marigold" />
        <path
          d="M82 20a24 24 0 000 28M118 20a24 24 0 010 28M70 12a40 40 0 000 44M130 12a40 40 0 010 44"
          className="stroke-on-deep-muted"
          strokeWidth={3}
        />
        {answers.map((answer, index) => (
          <g key={answer} transform={`translate(20 ${112 + index * 38})`}>
            <rect width={160} height={32} rx={8} className="deep-lift" />
            <Label x={14} y={23} size={19} weight={600} tone="on-deep">
              {answer}
            </Label>
            <Glyph name="check" x={130} y={6} size={20} tone="code-number" bold />
          </g>
        ))}
      </Panel>
    </Scene>
  );
}
