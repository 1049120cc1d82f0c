import { Phone } from '../../kit/devices/Phone.tsx';
import { FeedLink } from '../../kit/screens/FeedLink.tsx';
import { FeedRow } from '../../kit/screens/FeedRow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The address of the feed above the reader in which the new article arrives, in letters for a phone. */
export function SubscribeNarrow() {
  return (
    <Scene width={400} height={392} ground="warm">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <path d="M200 64V160" className="stroke-brand" strokeWidth={4} />
      <FeedLink x={80} y={24} />
      <Phone x={28} y={136} width={344} height={640} screen="surface" head={84} time="">
        <Label x={18} y={60} size={24} weight={800} tone="on-brand">
          Your reader
        </Label>
        <Arrival>
          <FeedRow x={18} y={103} cover="pan" title={['How to read', 'a PAN']} isNew />
        </Arrival>
        <path d="M18 167.500H308" className="stroke-line" />
        <FeedRow x={18} y={184} cover="card" title={['Chip, tap', 'or swipe']} />
      </Phone>
      <StationArrow x={200} y={112} turn={90} scale={1.05} />
    </Scene>
  );
}
