import { Rings } from '../../kit/Backdrop.tsx';
import { LineChart } from '../../kit/Chart.tsx';
import { MonthFigures, weeklyEnquiries } from '../../kit/MonthFigures.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { SearchPhone } from '../../kit/SearchPhone.tsx';

/** The head of the page on digital marketing, for phones: the search that became an enquiry, before the month’s curve. */
export function MarketingHeroNarrow() {
  return (
    <Scene width={400} height={456} ground="warm">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <Panel x={16} y={16} width={368} height={424}>
        <MonthFigures x={20} y={58} size={40} />
        <LineChart x={16} y={88} width={336} height={312} values={weeklyEnquiries} />
      </Panel>
      <SearchPhone x={152} y={92} />
    </Scene>
  );
}
