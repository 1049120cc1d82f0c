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
    <Scene width={400} height={526} ground="warm" grows="around">
      <Rings x={0} y={526} size={340} tone="marigold-soft" />
      <Panel x={28} y={24} width={344} height={264}>
        <path d="M0 68V16A16 16 0 0116 0H328a16 16 0 0116 16V68z" fill="url(#sheen)" />
        <Label x={24} y={42} size={21} weight={800} tone="on-brand">
          Charge for ₹15,000
        </Label>
        {charges.map(([name, amount], index) => (
          <g key={name} transform={`translate(0 ${104 + index * 38})`}>
            <Label x={24} y={0} size={17} tone="muted">
              {name}
            </Label>
            <Label x={320} y={0} size={18} weight={700} anchor="end">
              {amount}
            </Label>
          </g>
        ))}
        <path d="M24 202H320" className="stroke-ink" strokeWidth={2} />
        <Label x={24} y={240} size={18} weight={700}>
          At most
        </Label>
        <Label x={320} y={242} size={30} weight={800} anchor="end">
          ₹100
        </Label>
      </Panel>
      <Panel x={28} y={302} width={344} height={200}>
        <Label x={24} y={40} size={19} weight={800}>
          Cash transfers, 2026
        </Label>
        <TransferFields columns={6} x={24} y={58} width={42} height={46} gap={8.8} />
        <TransferCount y={184} />
      </Panel>
    </Scene>
  );
}
