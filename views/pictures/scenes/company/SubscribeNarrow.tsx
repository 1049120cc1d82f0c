import { Phone } from '../../kit/devices/Phone.tsx';
import { FeedArticle } from '../../kit/screens/FeedArticle.tsx';
import { FeedLink } from '../../kit/screens/FeedLink.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same way of the address, in letters for a phone. */
export function SubscribeNarrow() {
  return (
    <Scene width={400} height={392} ground="warm">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <Panel x={16} y={132} width={168} height={400} title="The blog" tone="surface-2" />
      <FeedArticle x={28} y={200} width={144} size={18} />
      <Phone x={224} y={24} width={160} height={640} screen="surface-2" head={96} time="">
        <Label x={14} y={76} size={19} weight={800} tone="on-brand">
          Your reader
        </Label>
        <Arrival>
          <FeedArticle x={8} y={108} width={126} size={16}>
            <Pill x={0} y={-7} size={13} tone="green">
              New
            </Pill>
          </FeedArticle>
        </Arrival>
        <Panel x={8} y={270} width={126} height={120} flat />
        <Label x={25} y={302} size={17} weight={700}>
          Chip, tap
        </Label>
        <Label x={25} y={324} size={17} weight={700}>
          or swipe
        </Label>
      </Phone>
      <FeedLink x={20} y={36} scale={0.72} />
      <Connector from={[100, 132]} to={[100, 87]} tone="marigold" upright arrow />
      <Connector from={[193, 59]} to={[223, 59]} tone="marigold" arrow />
    </Scene>
  );
}
