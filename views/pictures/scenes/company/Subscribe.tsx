import { Phone } from '../../kit/devices/Phone.tsx';
import { FeedArticle } from '../../kit/screens/FeedArticle.tsx';
import { FeedCover } from '../../kit/screens/FeedCover.tsx';
import { FeedLink } from '../../kit/screens/FeedLink.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

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
      <Phone x={372} y={40} width={236} height={640} screen="surface-2" head={112}>
        <Label x={24} y={88} size={26} weight={800} tone="on-brand">
          Your reader
        </Label>
        <Arrival>
          <FeedArticle
            x={16}
            y={132}
            width={186}
            size={22}
            cover="pan"
            title={['How to read', 'a PAN']}
          />
        </Arrival>
        <Panel x={16} y={354} width={186} height={120} flat />
        <Label x={38} y={394} size={22} weight={700}>
          CNF, RAC
        </Label>
        <Label x={38} y={424} size={22} weight={700}>
          and WL
        </Label>
      </Phone>
      <FeedLink x={48} y={64} />
      <Connector from={[168, 176]} to={[168, 133]} tone="marigold" upright arrow />
      <Connector from={[288, 96]} to={[371, 96]} tone="marigold" arrow />
    </Scene>
  );
}
