import { BatchApproval } from '../../kit/people/BatchApproval.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const salaries = [
  ['AS', 'Ananya Sen', '₹42,500'],
  ['LN', 'Lakshmi Nair', '₹47,800'],
  ['AP', 'Arjun Pillai', '₹38,400'],
] as const;

/** The same beside words, with the three salaries of the batch. */
export function PayoutApprovalTall() {
  return (
    <Scene width={480} height={534} ground="brand" grows="around">
      <Rings x={480} y={0} size={420} tone="brand-lift" />
      <Panel x={32} y={32} width={416} height={222} title="Salaries, November" note="₹1,28,700">
        {salaries.map(([initials, title, amount], index) => (
          <Row
            key={title}
            x={20}
            y={68 + index * 49}
            width={376}
            initials={initials}
            title={title}
            amount={amount}
            size={18}
            tone={index % 2 ? 'marigold' : 'brand'}
          />
        ))}
      </Panel>
      <BatchApproval x={32} y={254} />
    </Scene>
  );
}
