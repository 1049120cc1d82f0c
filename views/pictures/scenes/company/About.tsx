import { OfferRecords } from '../../kit/records/OfferRecords.tsx';
import { AgreedOffer } from '../../kit/screens/AgreedOffer.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A lender and a borrower who agree on an offer, and the chain of records that takes it. */
export function About() {
  return (
    <Scene width={640} height={520}>
      <Rings x={320} y={520} size={400} />
      <Pill x={24} y={28} size={20} tone="marigold">
        Our plan
      </Pill>
      <AgreedOffer x={24} y={108} side={176} middle={176} gap={32} size={26} />
      <Connector from={[320, 316]} to={[320, 384]} tone="green" upright arrow />
      <OfferRecords x={24} y={392} width={176} gap={32} />
    </Scene>
  );
}
