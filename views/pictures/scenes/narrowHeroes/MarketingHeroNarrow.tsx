import { Phone } from '../../kit/devices/Phone.tsx';
import {
  EnquiryButton,
  FoundShop,
  SearchField,
  SofaInWindow,
} from '../../kit/screens/FoundShop.tsx';
import { MonthFigures, weeklyEnquiries } from '../../kit/screens/MonthFigures.tsx';
import { LineChart } from '../../kit/shapes/Chart.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page on digital marketing, for phones: the month’s curve, and below it a search that became an enquiry. */
export function MarketingHeroNarrow() {
  return (
    <Scene width={400} height={500} ground="warm">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <Panel x={16} y={16} width={368} height={232}>
        <MonthFigures x={20} y={54} size={40} />
        <LineChart x={20} y={82} width={328} height={108} values={weeklyEnquiries} />
      </Panel>
      <Phone x={36} y={222} width={328} height={480} time="11:15">
        <SearchField x={16} y={48} width={278} />
        <SofaInWindow x={16} y={100} width={132} />
        <FoundShop x={162} y={124} />
        <EnquiryButton x={16} y={208} width={278} />
      </Phone>
    </Scene>
  );
}
