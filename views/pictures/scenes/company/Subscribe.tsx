import { Phone } from '../../kit/devices/Phone.tsx';
import { FeedArticle } from '../../kit/screens/FeedArticle.tsx';
import { FeedLink } from '../../kit/screens/FeedLink.tsx';
import { FeedRow } from '../../kit/screens/FeedRow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

const posts = [
  ['pan', ['How to read', 'a PAN']],
  ['ticket', ['CNF, RAC', 'and WL']],
  ['card', ['Chip, tap', 'or swipe']],
] as const;

/** The address of the feed on its way from the blog to a reader, where the new article arrives. */
export function Subscribe() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={640} y={0} size={400} tone="marigold-soft" />
      <Rings x={0} y={520} size={320} tone="marigold-soft" />
      {/* Below what they join, so that they end at its edges. */}
      <path d="M168 96V196M168 72H400" className="stroke-brand" strokeWidth={4} />
      <Panel x={32} y={184} width={300} height={304} title="The blog">
        {posts.map(([cover, title], index) => (
          <g key={cover} transform={`translate(20 ${76 + index * 78})`}>
            {index > 0 && <path d="M0-15.500H260" className="stroke-line" />}
            <FeedRow x={0} y={0} cover={cover} title={title} />
          </g>
        ))}
      </Panel>
      {/* It runs out of the picture through the cover of its third article. */}
      <Phone x={384} y={24} width={224} height={560} screen="surface-2" head={84}>
        <Label x={18} y={66} size={25} weight={800} tone="on-brand">
          Your reader
        </Label>
        <Arrival>
          <FeedArticle
            x={12}
            y={96}
            width={182}
            size={18}
            cover="pan"
            title={['How to read', 'a PAN']}
            isNew
          />
        </Arrival>
        <FeedArticle
          x={12}
          y={289}
          width={182}
          size={18}
          cover="ticket"
          title={['CNF, RAC', 'and WL']}
        />
        <FeedArticle
          x={12}
          y={448}
          width={182}
          size={18}
          cover="card"
          title={['Chip, tap', 'or swipe']}
        />
      </Phone>
      <FeedLink x={48} y={40} />
      <StationArrow x={168} y={144} turn={-90} scale={1.3} />
      <StationArrow x={336} y={72} scale={1.3} />
    </Scene>
  );
}
