import { OfferRecords } from '../../kit/records/OfferRecords.tsx';
import { AgreedOffer } from '../../kit/screens/AgreedOffer.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same in letters for a phone. */
export function AboutNarrow() {
  return (
    <Scene width={480} height={496}>
      <Rings x={240} y={496} size={320} />
      <Pill x={16} y={20} size={20} tone="marigold">
        Our plan
      </Pill>
      <AgreedOffer x={16} y={96} side={134} middle={134} gap={23} size={21} />
      <Connector from={[240, 304]} to={[240, 372]} tone="green" upright arrow />
      <OfferRecords x={16} y={380} width={134} gap={23} />
    </Scene>
  );
}
