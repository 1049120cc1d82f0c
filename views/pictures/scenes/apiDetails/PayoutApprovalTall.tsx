import { Portrait } from '../../kit/people/Portrait.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const salaries = [
  ['AS', 'Ananya Sen', '₹42,500'],
  ['LN', 'Lakshmi Nair', '₹47,800'],
  ['AP', 'Arjun Pillai', '₹38,400'],
] as const;

/** The same beside words, with the three salaries of the batch, as high as the list at its left. */
export function PayoutApprovalTall() {
  return (
    <Scene width={360} height={540} ground="brand" grows="around">
      <Rings x={360} y={0} size={400} tone="brand-lift" />
      <path d="M66 240V460" className="stroke-on-brand" strokeWidth={3} />
      <Panel x={20} y={20} width={320} height={246}>
        <Label x={20} y={34} size={18} tone="muted">
          Salaries, November
        </Label>
        <Label x={20} y={71} size={34} weight={800}>
          ₹1,28,700
        </Label>
        <path d="M20 90.5H300" className="stroke-line" />
        {salaries.map(([initials, title, amount], index) => (
          <Row
            key={title}
            x={20}
            y={99 + index * 47}
            width={280}
            initials={initials}
            title={title}
            amount={amount}
            size={17}
            tone={index % 2 ? 'marigold' : 'brand'}
          />
        ))}
      </Panel>
      <Panel x={20} y={293} width={320} height={100}>
        <Portrait x={54} y={50} size={72} hair="bun" clothes="brand" />
        <Label x={106} y={44} size={22} weight={800}>
          Meera
        </Label>
        <Label x={106} y={73} size={18} weight={600} tone="green-ink">
          Entered 10:04
        </Label>
        <Tick x={278} y={50} size={44} />
      </Panel>
      <Panel x={20} y={420} width={320} height={100}>
        <Portrait x={54} y={50} size={72} tone="marigold-soft" clothes="green" />
        <Label x={106} y={58} size={22} weight={800}>
          Rahul
        </Label>
        <rect x={188} y={27} width={112} height={46} rx={23} className="brand" />
        <Label x={244} y={56} size={18} weight={700} tone="on-brand" anchor="middle">
          Approve
        </Label>
      </Panel>
    </Scene>
  );
}
