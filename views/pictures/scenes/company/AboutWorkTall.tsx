import { RefundSteps } from '../../kit/screens/RefundSteps.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* What the balance was after each, as a statement writes it. */
const entries = [
  ['10:24', '−₹299', '₹18,451', 'on-deep'],
  ['10:42', '+₹299', '₹18,750', 'code-number'],
] as const;

/** The same beside long words, with both entries of the statement: the money that went and the money that came back. */
export function AboutWorkTall() {
  return (
    <Scene width={400} height={552} ground="mint" grows="around">
      <Rings x={400} y={0} size={320} tone="green-soft" />
      <RefundSteps x={28} y={20} width={344} step={60} stacked />
      <Panel x={28} y={362} width={344} height={166} tone="night">
        <Label x={24} y={36} size={17} tone="on-deep-muted">
          Your balance
        </Label>
        <Label x={320} y={38} size={24} weight={800} tone="on-deep" anchor="end">
          ₹18,750
        </Label>
        <path d="M1 56.500H343M24 107.500H320" className="stroke-on-deep" opacity={0.16} />
        {entries.map(([time, change, balance, tone], index) => (
          <g key={time} transform={`translate(0 ${89 + index * 48})`}>
            <Label x={24} y={0} size={16} tone="on-deep-muted">
              {time}
            </Label>
            <Label x={176} y={0} size={18} weight={700} tone={tone} anchor="end">
              {change}
            </Label>
            <Label x={320} y={0} size={17} tone="on-deep-muted" anchor="end">
              {balance}
            </Label>
          </g>
        ))}
      </Panel>
    </Scene>
  );
}
