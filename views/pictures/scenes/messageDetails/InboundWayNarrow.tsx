import { InboxUnit } from '../../kit/devices/ServerInbox.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

const stations: readonly (readonly [GlyphName, string, number])[] = [
  ['user', 'Customer', 84],
  ['phone', 'Long code', 84],
  ['cloud', 'Your server', 84],
  ['send', 'Reply', 104],
];

/** From the top of one station to the next. */
const step = 104;

/** A text on its way from a customer through a long code to the server, and the reply, below each other for phones. */
export function InboundWayNarrow() {
  return (
    <Scene width={400} height={456} ground="dusk">
      {stations.map(([glyph, name, height], index) => (
        <Panel key={name} x={20} y={20 + index * step} width={360} height={height} flat>
          <rect x={16} y={height / 2 - 18} width={36} height={36} rx={10} className="brand-soft" />
          <Glyph name={glyph} x={24} y={height / 2 - 10} size={20} tone="brand-ink" />
          <Label x={64} y={height / 2 + 6} size={17} weight={700}>
            {name}
          </Label>
        </Panel>
      ))}
      <MessageBubble x={204} y={34} width={156} own flat size={19} lines={['YES 4821']} />
      <rect x={204} y={138} width={156} height={56} rx={12} className="marigold-soft" />
      <Label x={224} y={172} size={18} weight={800} tone="marigold-ink">
        92200 XXXXX
      </Label>
      <rect x={204} y={242} width={156} height={56} rx={12} className="deep" />
      <InboxUnit x={210} y={248} scale={144 / 172} />
      <MessageBubble
        x={204}
        y={345}
        width={156}
        flat
        size={17}
        lines={['Order 4821', 'is confirmed.']}
      />
      {[114, 218, 322].map((y) => (
        <StationArrow key={y} x={200} y={y} turn={90} />
      ))}
    </Scene>
  );
}
