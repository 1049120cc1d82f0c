import { ChannelBars } from '../../kit/screens/ChannelBars.tsx';
import { EnquiriesOfMonth } from '../../kit/screens/EnquiriesOfMonth.tsx';
import { FoundShop, SearchField, SofaInWindow } from '../../kit/screens/FoundShop.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page on digital marketing, for phones: the month’s enquiries by channel, and below them the search that brought one. */
export const MarketingHeroNarrow = () => (
  <Scene width={400} height={488} ground="brand">
    <EnquiriesOfMonth x={24} y={80} size={72} />
    <ChannelBars x={24} y={106} width={352} pitch={44} height={12} size={16} />
    <Panel x={24} y={290} width={352} height={174}>
      <SearchField x={14} y={14} width={324} />
      <SofaInWindow x={14} y={64} width={132} />
      <FoundShop x={164} y={90} />
    </Panel>
  </Scene>
);
