import { Phone } from '../../kit/devices/Phone.tsx';
import { FeedArticle } from '../../kit/screens/FeedArticle.tsx';
import { FeedCover } from '../../kit/screens/FeedCover.tsx';
import { FeedLink } from '../../kit/screens/FeedLink.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

const covers = ['pan', 'ticket', 'card'] as const;

/** The address of the feed on its way from the blog to a reader, where the new article arrives. */
export function Subscribe() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={640} y={0} size={400} tone="marigold-soft" />
      <Rings x={0} y={520} size={320} tone="marigold-soft" />
      <Panel x={32} y={176} width={272} height={400} title="The blog" tone="surface-2" />
      {covers.map((name, index) => (
        <FeedCover key={name} x={52} y={252 + index * 106} scale={232 / 240} name={name} />
      ))}
      <Phone x={372} y={40} width={236} height={640} screen="surface-2" head={100}>
        <Label x={24} y={80} size={26} weight={800} tone="on-brand">
          Your reader
        </Label>
        <Arrival>
          <FeedArticle
            x={16}
            y={116}
            width={186}
            size={22}
            cover="pan"
            title={['How to read', 'a PAN']}
            isNew
          />
        </Arrival>
        <FeedArticle
          x={16}
          y={346}
          width={186}
          size={22}
          cover="ticket"
          title={['CNF, RAC', 'and WL']}
        />
      </Phone>
      <FeedLink x={48} y={64} />
      <path d="M168 128V176M288 96H372" className="stroke-brand" strokeWidth={5} />
      <StationArrow x={168} y={152} turn={-90} scale={1.3} />
      <StationArrow x={330} y={96} scale={1.3} />
    </Scene>
  );
}
