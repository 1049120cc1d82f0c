import { Phone } from '../../kit/devices/Phone.tsx';
import { BlogWithFeed } from '../../kit/screens/BlogWithFeed.tsx';
import { NewInReader } from '../../kit/screens/NewInReader.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

const tabs = ['home', 'search', 'bell', 'user'] as const;

/** The address of the feed on its way from the blog to a reader, at the head of whose list a new article arrives. */
export function Subscribe() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={640} y={0} size={400} tone="marigold-soft" />
      <Rings x={0} y={520} size={320} tone="marigold-soft" />
      <BlogWithFeed x={28} y={28} />
      <Phone x={336} y={52} width={276} height={440} head={92}>
        <Label x={16} y={74} size={25} weight={700} tone="on-brand">
          Your reader
        </Label>
        <NewInReader x={14} y={118} step={84} />
        <path d="M0 361.500H258" className="stroke-line" />
        {tabs.map((glyph, index) => (
          <Glyph
            key={glyph}
            name={glyph}
            x={28 + index * 59}
            y={378}
            tone={index === 0 ? 'brand' : 'faint'}
            bold={index === 0}
          />
        ))}
      </Phone>
      <StationArrow x={318} y={170} scale={1.5} />
    </Scene>
  );
}
