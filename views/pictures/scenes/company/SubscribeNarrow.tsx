import { Phone } from '../../kit/devices/Phone.tsx';
import { FeedCover } from '../../kit/screens/FeedCover.tsx';
import { FeedLink } from '../../kit/screens/FeedLink.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The address of the feed above the reader in which the new article arrives, in letters for a phone. */
export function SubscribeNarrow() {
  return (
    <Scene width={400} height={392} ground="warm">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <path d="M200 64V140" className="stroke-brand" strokeWidth={4} />
      <FeedLink x={80} y={12} />
      <Phone x={28} y={118} width={344} height={640} screen="surface" head={80} time="">
        <Label x={18} y={56} size={24} weight={700} tone="on-brand">
          Your reader
        </Label>
        <Arrival>
          <NewArticle />
        </Arrival>
      </Phone>
      <StationArrow x={200} y={97} turn={90} scale={1.05} />
    </Scene>
  );
}

/* Its cover is as wide as the screen. */
const NewArticle = () => (
  <>
    <FeedCover x={18} y={94} scale={290 / 240} name="pan" />
    <Label x={18} y={243} size={22} weight={700}>
      How to read a PAN
    </Label>
    <Pill x={308} y={221} size={16} tone="green" anchor="end">
      New
    </Pill>
  </>
);
