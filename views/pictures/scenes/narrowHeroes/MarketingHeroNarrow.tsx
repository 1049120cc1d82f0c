import { EnquiryButton, FoundShop, SofaInWindow } from '../../kit/screens/FoundShop.tsx';
import { MonthFigures, weeklyEnquiries } from '../../kit/screens/MonthFigures.tsx';
import { LineChart } from '../../kit/shapes/Chart.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page on digital marketing, for phones: the month’s curve, and below it the shop that received an enquiry. */
export function MarketingHeroNarrow() {
  return (
    <Scene width={400} height={472} ground="sand">
      <Panel x={16} y={16} width={368} height={240}>
        <MonthFigures x={20} y={54} size={40} />
        <LineChart x={20} y={88} width={328} height={102} values={weeklyEnquiries} scale={32} />
        {['Week 1', '2', '3', '4'].map((week, index) => (
          <Label
            key={week}
            x={20 + index * 109.333}
            y={218}
            size={15}
            tone="muted"
            anchor={index === 0 ? 'start' : index === 3 ? 'end' : 'middle'}
          >
            {week}
          </Label>
        ))}
      </Panel>
      <Panel x={16} y={272} width={368} height={184}>
        <SofaInWindow x={16} y={16} width={132} />
        <FoundShop x={168} y={42} />
        <EnquiryButton x={16} y={128} width={336} />
      </Panel>
    </Scene>
  );
}
