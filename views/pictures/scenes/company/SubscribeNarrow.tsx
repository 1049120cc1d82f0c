import { Phone } from '../../kit/devices/Phone.tsx';
import { FeedLink } from '../../kit/screens/FeedLink.tsx';
import { NewInReader } from '../../kit/screens/NewInReader.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The address of the feed above the reader in whose list a new article arrives, in letters for a phone. */
export function SubscribeNarrow() {
  return (
    <Scene width={400} height={416} ground="warm">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <FeedLink x={80} y={12} />
      <Phone x={28} y={106} width={344} height={640} screen="surface" head={72} time="">
        <Label x={18} y={57} size={24} weight={700} tone="on-brand">
          Your reader
        </Label>
        <NewInReader x={18} y={85} scale={1.2} step={60} />
      </Phone>
      <StationArrow x={200} y={91} turn={90} scale={1.25} />
    </Scene>
  );
}
