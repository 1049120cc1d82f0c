import { figures } from '#content/figures.ts';
import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Donut } from '../../kit/shapes/Donut.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LineChart } from '../../kit/shapes/LineChart.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { narrowMissionSize } from './narrowMissionSize.ts';

const orders = ['Recharge', 'Power bill'] as const;

const shares = [
  [0.62, 'brand'],
  [0.38, 'marigold'],
] as const;

/** The windows of the wall, on a grid that is turned as one; all but one run over the edge. */
function Wall() {
  return (
    <g transform="rotate(-7 200 162)">
      <Panel x={-24} y={-24} width={120} height={136} tone="marigold-soft">
        <Glyph name="store" x={38} y={62} size={54} tone="marigold-ink" />
      </Panel>
      <Panel x={112} y={-10} width={172} height={122}>
        {orders.map((order, index) => (
          <g key={order} transform={`translate(0 ${34 + index * 42})`}>
            <Tick x={30} y={10} size={26} />
            <Label x={52} y={16} size={17} weight={600}>
              {order}
            </Label>
          </g>
        ))}
      </Panel>
      <Panel x={300} y={-10} width={140} height={122}>
        <Donut x={58} y={66} radius={30} thickness={17} shares={shares} />
      </Panel>
      <Receipt x={-16} y={216} width={150} title="Receipt" lines={[]} total={['Paid', '₹640']} />
      <Panel x={150} y={216} width={146} height={140}>
        <LineChart x={18} y={38} width={110} height={56} values={[3, 4, 3.5, 6, 5.5, 8]} />
      </Panel>
      <Panel x={312} y={216} width={120} height={140} tone="brand-soft">
        <Glyph name="train" x={24} y={24} size={54} tone="brand-ink" />
      </Panel>
    </g>
  );
}

/** For phones: a wall of fewer and larger windows around the counter of solutions. */
export function MissionAchievementsNarrow() {
  const digits = [...String(figures.company.solutionsDelivered), '+'];
  return (
    <Scene {...narrowMissionSize} ground="deep">
      <Wall />
      <Panel x={44} y={100} width={312} height={128} tone="sheen">
        {digits.map((digit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the digits never change
          <g key={index} transform={`translate(${20 + index * 55} 20)`}>
            <rect width={52} height={62} rx={7} className="deep" />
            <path d="M0 31V7a7 7 0 017-7H45a7 7 0 017 7V31z" className="deep-lift" />
            <Label x={26} y={45} size={40} weight={800} tone="on-deep" anchor="middle">
              {digit}
            </Label>
          </g>
        ))}
        <Label x={156} y={110} size={20} weight={600} tone="on-brand" anchor="middle">
          solutions delivered
        </Label>
      </Panel>
    </Scene>
  );
}
