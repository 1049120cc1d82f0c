import { TransferCount, TransferFields } from '../../kit/screens/YearOfTransfers.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const charges = [
  ['Sending bank', '₹5'],
  ['State Bank of India', '+ ₹20'],
  ['Cash pay-out', '+ ₹75'],
] as const;

/** What the transfer of the page costs if it is collected in cash, and the cash transfers of its sender in the year. */
export function NepalCharges() {
  return (
    <Scene width={400} height={440} ground="warm" grows="around">
      <Rings x={0} y={440} size={340} tone="marigold-soft" />
      <Panel x={28} y={20} width={344} height={218}>
        <path d="M0 52V16A16 16 0 0116 0H328a16 16 0 0116 16V52z" fill="url(#sheen)" />
        <Label x={24} y={34} size={21} weight={800} tone="on-brand">
          Charge for ₹15,000
        </Label>
        {charges.map(([name, amount], index) => (
          <g key={name} transform={`translate(0 ${80 + index * 29})`}>
            <Label x={24} y={0} size={17} tone="muted">
              {name}
            </Label>
            <Label x={320} y={0} size={18} weight={700} anchor="end">
              {amount}
            </Label>
          </g>
        ))}
        <path d="M24 154.500H320" className="stroke-ink" strokeWidth={2} />
        <Label x={24} y={194} size={18} weight={700}>
          Total, at most
        </Label>
        <Label x={320} y={196} size={28} weight={800} anchor="end">
          ₹100
        </Label>
      </Panel>
      <Panel x={28} y={252} width={344} height={168}>
        <Label x={24} y={33} size={19} weight={800}>
          Cash transfers, 2026
        </Label>
        <TransferFields columns={6} x={24} y={48} width={42} height={30} gap={8.8} />
        <TransferCount y={150} />
      </Panel>
    </Scene>
  );
}
