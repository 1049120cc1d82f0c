import { approvers } from '../../kit/people/approvers.ts';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const salaries = [
  ['Ananya Sen', '₹42,500', { hair: 'long', clothes: 'marigold' }],
  ['Lakshmi Nair', '₹47,800', { hair: 'bun', clothes: 'red', tone: 'marigold-soft' }],
  ['Arjun Pillai', '₹38,400', { hair: 'short', clothes: 'green' }],
] as const;

/** The same beside words, with the three salaries of the batch, as high as the list at its left. */
export function PayoutApprovalTall() {
  return (
    <Scene width={360} height={540} ground="brand" grows="around">
      <Rings x={360} y={0} size={400} tone="brand-lift" />
      <path d="M78 240V470" className="stroke-on-brand" strokeWidth={3} />
      <Panel x={32} y={32} width={296} height={276}>
        <Label x={20} y={32} size={18} tone="muted">
          Salaries, November
        </Label>
        <Label x={20} y={70} size={34} weight={800}>
          ₹1,28,700
        </Label>
        <path d="M20 86.5H276" className="stroke-line" />
        {salaries.map(([name, amount, look], index) => (
          <g key={name} transform={`translate(20 ${124 + index * 57})`}>
            <Portrait {...look} x={25} y={0} size={50} />
            <Label x={62} y={6} size={17} weight={600}>
              {name}
            </Label>
            <Label x={256} y={6} size={17} weight={700} anchor="end">
              {amount}
            </Label>
          </g>
        ))}
      </Panel>
      <Panel x={32} y={326} width={296} height={82}>
        <Portrait x={46} y={41} size={56} {...approvers.enters} />
        <Label x={86} y={36} size={21} weight={800}>
          Meera
        </Label>
        <Label x={86} y={62} size={18} weight={600} tone="green-ink">
          Entered 10:04
        </Label>
        <Tick x={256} y={41} size={40} />
      </Panel>
      <Panel x={32} y={426} width={296} height={82}>
        <Portrait x={46} y={41} size={56} {...approvers.approves} />
        <Label x={86} y={48} size={21} weight={800}>
          Rahul
        </Label>
        <rect x={174} y={19} width={102} height={44} rx={22} className="brand" />
        <Label x={225} y={47} size={18} weight={700} tone="on-brand" anchor="middle">
          Approve
        </Label>
      </Panel>
    </Scene>
  );
}
