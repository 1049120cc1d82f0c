import { CampaignBill } from '../../kit/documents/CampaignBill.tsx';
import { CoinStack } from '../../kit/money/CoinStack.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* A coin for each ₹1,000; a thin one for ₹500. */
const coin = { thick: 7.6, scale: 0.8 } as const;

/** Two bills of a month, the platform’s over ours, and beside each what it takes as a stack of coins, one for each ₹1,000. */
export const MarketingBills = () => (
  <Scene width={400} height={384} ground="mint" grows="around">
    <CampaignBill
      x={24}
      y={18}
      width={238}
      glyph="megaphone"
      tone="marigold"
      title="The platform’s bill"
      lines={[['Advertising', '₹20,000']]}
      total="₹20,000"
    />
    <CoinStack x={331} y={158} {...coin} rolls={[[20, 'gold']]} />
    <CampaignBill
      x={24}
      y={186}
      width={238}
      glyph="users"
      tone="brand"
      title="Our bill"
      lines={[
        ['Our work', '₹6,000'],
        ['Messages', '₹500'],
      ]}
      total="₹6,500"
    />
    <CoinStack
      x={331}
      y={354}
      {...coin}
      rolls={[
        [6, 'indigo'],
        [0.5, 'violet'],
      ]}
    />
  </Scene>
);
