import { CampaignBill } from '../../kit/documents/CampaignBill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, lower: the two bills side by side, in short words. */
export const MarketingBillsNarrow = () => (
  <Scene width={400} height={228} ground="mint" grows="around">
    <CampaignBill
      x={16}
      y={24}
      width={178}
      glyph="megaphone"
      tone="marigold"
      title="Platform’s bill"
      lines={[['Adverts', '₹20,000']]}
      total="₹20,000"
    />
    <CampaignBill
      x={206}
      y={24}
      width={178}
      glyph="users"
      tone="brand"
      title="Our bill"
      lines={[
        ['Work', '₹6,000'],
        ['Messages', '₹500'],
      ]}
      total="₹6,500"
    />
  </Scene>
);
