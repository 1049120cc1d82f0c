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
    <Scene width={360} height={458} ground="brand" grows="around">
      <Rings x={360} y={0} size={400} tone="brand-lift" />
      <path d="M78 220V390" className="stroke-on-brand" strokeWidth={3} />
      <Panel x={28} y={28} width={304} height={236}>
        <Label x={20} y={32} size={18} tone="muted">
          Salaries, November
        </Label>
        <Label x={20} y={70} size={34} weight={800}>
          ₹1,28,700
        </Label>
        <path d="M20 84.5H284" className="stroke-line" />
        {salaries.map(([name, amount, look], index) => (
          <g key={name} transform={`translate(20 ${111 + index * 47})`}>
            <Portrait {...look} x={21} y={0} size={42} />
            <Label x={54} y={6} size={17} weight={600}>
              {name}
            </Label>
            <Label x={264} y={6} size={17} weight={700} anchor="end">
              {amount}
            </Label>
          </g>
        ))}
      </Panel>
      <Panel x={28} y={278} width={304} height={69}>
        <Portrait x={43} y={34.5} size={50} {...approvers.enters} />
        <Label x={78} y={30} size={21} weight={800}>
          Meera
        </Label>
        <Label x={78} y={54} size={18} weight={600} tone="green-ink">
          Entered 10:04
        </Label>
        <Tick x={264} y={34.5} size={36} />
      </Panel>
      <Panel x={28} y={361} width={304} height={69}>
        <Portrait x={43} y={34.5} size={50} {...approvers.approves} />
        <Label x={78} y={42} size={21} weight={800}>
          Rahul
        </Label>
        <rect x={182} y={14.5} width={102} height={40} rx={20} className="brand" />
        <Label x={233} y={40.5} size={18} weight={700} tone="on-brand" anchor="middle">
          Approve
        </Label>
      </Panel>
    </Scene>
  );
}
