import { Phone } from '../../kit/devices/Phone.tsx';
import { BlogWithFeed } from '../../kit/screens/BlogWithFeed.tsx';
import { FeedArticle } from '../../kit/screens/FeedArticle.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The address of the feed on its way from the blog to a reader, where the new article arrives. */
export function Subscribe() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={640} y={0} size={400} tone="marigold-soft" />
      <Rings x={0} y={520} size={320} tone="marigold-soft" />
      {/* Below what it joins, so that it ends at the edges. */}
      <path d="M300 132H420" className="stroke-brand" strokeWidth={4} />
      <BlogWithFeed x={28} y={32} />
      {/* It runs out of the picture below its second article. */}
      <Phone x={388} y={24} width={224} height={560} screen="surface-2" head={84}>
        <Label x={18} y={66} size={25} weight={700} tone="on-brand">
          Your reader
        </Label>
        <Arrival>
          <FeedArticle
            x={12}
            y={104}
            width={182}
            size={19}
            cover="pan"
            title={['How to read', 'a PAN']}
            isNew
            again
          />
        </Arrival>
        <FeedArticle
          x={12}
          y={306}
          width={182}
          size={19}
          cover="fastag"
          title={['Why a FASTag', 'is refused']}
          again
        />
      </Phone>
      <StationArrow x={358} y={132} scale={1.3} />
    </Scene>
  );
}
