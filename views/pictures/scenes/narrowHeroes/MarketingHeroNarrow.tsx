import { ChannelBars } from '../../kit/screens/ChannelBars.tsx';
import { EnquiriesOfMonth } from '../../kit/screens/EnquiriesOfMonth.tsx';
import { FoundShop, SearchField, SofaInWindow } from '../../kit/screens/FoundShop.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page on digital marketing, for phones: the month’s enquiries by channel, and below them the search that brought one. */
export const MarketingHeroNarrow = () => (
  <Scene width={400} height={488} ground="brand">
    <EnquiriesOfMonth x={24} y={80} size={72} />
    <ChannelBars x={24} y={108} width={352} pitch={44} height={12} size={16} />
    <Panel x={16} y={296} width={368} height={176}>
      <SearchField x={14} y={14} width={340} />
      <SofaInWindow x={14} y={66} width={132} />
      <FoundShop x={164} y={92} />
    </Panel>
  </Scene>
);
