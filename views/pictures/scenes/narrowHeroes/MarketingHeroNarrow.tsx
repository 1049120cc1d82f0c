import { CountedEnquiries } from '../../kit/screens/CountedEnquiries.tsx';
import { EnquiriesOfMonth } from '../../kit/screens/EnquiriesOfMonth.tsx';
import { FoundShop, SearchField, SofaInWindow } from '../../kit/screens/FoundShop.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the page on digital marketing, for phones: how many enquiries a month brought, a search behind one of them, and three with what brought each. */
export const MarketingHeroNarrow = () => (
  <Scene width={400} height={520} ground="brand">
    <Rings x={400} y={0} size={320} tone="brand-lift" />
    <EnquiriesOfMonth x={24} y={82} size={76} />
    <Panel x={24} y={108} width={352} height={174}>
      <SearchField x={14} y={14} width={324} />
      <SofaInWindow x={14} y={64} width={132} />
      <FoundShop x={164} y={90} />
    </Panel>
    <CountedEnquiries x={24} y={298} width={352} height={66} />
  </Scene>
);
