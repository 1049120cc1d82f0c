import { Rings } from '../../kit/Backdrop.tsx';
import { Connector } from '../../kit/Connector.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { RadioTower } from '../../kit/RadioTower.tsx';
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
      <Panel x={24} y={164} width={196} height={68} radius={34}>
        <Glyph name="check" x={36} y={20} size={28} tone="green-ink" bold />
        <Label x={112} y={42} size={22} weight={700} tone="green-ink" anchor="middle">
          Active
        </Label>
      </Panel>
      <Connector from={[236, 82]} to={[318, 82]} arrow />
      <Connector from={[320, 198]} to={[238, 198]} tone="green" arrow />
      <Panel x={336} y={24} width={200} height={232} tone="night">
        <RadioTower x={60} y={-4} />
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
