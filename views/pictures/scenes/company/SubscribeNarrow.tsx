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

/** The same way of the address, in letters for a phone. */
export function SubscribeNarrow() {
  return (
    <Scene width={400} height={392} ground="warm">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <Panel x={16} y={132} width={168} height={400} title="The blog" tone="surface-2" />
      {covers.map((name, index) => (
        <FeedCover key={name} x={28} y={200 + index * 70} scale={0.6} name={name} />
      ))}
      <Phone x={224} y={24} width={160} height={640} screen="surface-2" head={96} time="">
        <Label x={14} y={76} size={19} weight={800} tone="on-brand">
          Your reader
        </Label>
        <Arrival>
          <FeedArticle
            x={8}
            y={108}
            width={126}
            size={16}
            cover="pan"
            title={['How to read', 'a PAN']}
          />
        </Arrival>
        <Panel x={8} y={270} width={126} height={120} flat />
        <Label x={25} y={302} size={17} weight={700}>
          CNF, RAC
        </Label>
        <Label x={25} y={324} size={17} weight={700}>
          and WL
        </Label>
      </Phone>
      <FeedLink x={20} y={36} scale={0.72} />
      <Connector from={[100, 132]} to={[100, 87]} tone="marigold" upright arrow />
      <Connector from={[193, 59]} to={[223, 59]} tone="marigold" arrow />
    </Scene>
  );
}
