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
      <path d="M74 240V470" className="stroke-on-brand" strokeWidth={3} />
      <Panel x={20} y={20} width={320} height={272}>
        <Label x={20} y={32} size={18} tone="muted">
          Salaries, November
        </Label>
        <Label x={20} y={70} size={34} weight={800}>
          ₹1,28,700
        </Label>
        <path d="M20 86.5H300" className="stroke-line" />
        {salaries.map(([name, amount, look], index) => (
          <g key={name} transform={`translate(20 ${97 + index * 56})`}>
            <Portrait {...look} x={34} y={27} size={50} />
            <Label x={72} y={33} size={17} weight={600}>
              {name}
            </Label>
            <Label x={280} y={33} size={17} weight={700} anchor="end">
              {amount}
            </Label>
          </g>
        ))}
      </Panel>
      <Panel x={20} y={312} width={320} height={94}>
        <Portrait x={54} y={47} size={70} hair="bun" clothes="brand" />
        <Label x={106} y={41} size={22} weight={800}>
          Meera
        </Label>
        <Label x={106} y={69} size={18} weight={600} tone="green-ink">
          Entered 10:04
        </Label>
        <Tick x={278} y={47} size={44} />
      </Panel>
      <Panel x={20} y={426} width={320} height={94}>
        <Portrait x={54} y={47} size={70} tone="marigold-soft" clothes="green" />
        <Label x={106} y={55} size={22} weight={800}>
          Rahul
        </Label>
        <rect x={188} y={24} width={112} height={46} rx={23} className="brand" />
        <Label x={244} y={53} size={18} weight={700} tone="on-brand" anchor="middle">
          Approve
        </Label>
      </Panel>
    </Scene>
  );
}
