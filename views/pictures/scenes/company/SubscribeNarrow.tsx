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

/** The same way of the address, in letters for a phone. */
export function SubscribeNarrow() {
  return (
    <Scene width={400} height={392} ground="warm">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <Panel x={16} y={132} width={168} height={400} title="The blog" tone="surface-2" />
      {covers.map((name, index) => (
        <FeedCover key={name} x={28} y={200 + index * 70} scale={0.6} name={name} />
      ))}
      <Phone x={224} y={24} width={160} height={640} screen="surface-2" head={80} time="">
        <Label x={14} y={66} size={19} weight={800} tone="on-brand">
          Your reader
        </Label>
        <Arrival>
          <FeedArticle
            x={8}
            y={90}
            width={126}
            size={16}
            cover="pan"
            title={['How to read', 'a PAN']}
            isNew
          />
        </Arrival>
        <FeedArticle
          x={8}
          y={246}
          width={126}
          size={16}
          cover="ticket"
          title={['CNF, RAC', 'and WL']}
        />
      </Phone>
      <FeedLink x={20} y={36} scale={0.72} />
      <path d="M100 82V132M193 59H224" className="stroke-brand" strokeWidth={4} />
      <StationArrow x={100} y={107} turn={-90} scale={1.05} />
      <StationArrow x={208.5} y={59} scale={1.05} />
    </Scene>
  );
}
