import { ChannelBars } from '../../kit/screens/ChannelBars.tsx';
import { MonthFigures, weeklyEnquiries } from '../../kit/screens/MonthFigures.tsx';
import { SearchPhone } from '../../kit/screens/SearchPhone.tsx';
import { LineChart } from '../../kit/shapes/Chart.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The report of a month across the picture, and before its free corner the search result that brought an enquiry. */
export function DigitalMarketing() {
  return (
    <Scene width={640} height={520} ground="sand">
      <Panel x={24} y={24} width={592} height={472}>
        <MonthFigures x={24} y={62} size={44} />
        <Label x={568} y={60} size={15} tone="muted" anchor="end">
          November 2026
        </Label>
        <LineChart x={24} y={98} width={544} height={104} values={weeklyEnquiries} scale={32} />
        {['Week 1', '2', '3', '4'].map((week, index) => (
          <Label
            key={week}
            x={24 + index * 181.333}
            y={228}
            tone="muted"
            anchor={index === 0 ? 'start' : index === 3 ? 'end' : 'middle'}
          >
            {week}
          </Label>
        ))}
        <ChannelBars x={24} y={280} />
      </Panel>
      <SearchPhone x={304} y={261} />
    </Scene>
  );
}
