import type { ReactNode } from 'react';
import { InboxUnit } from '../../kit/devices/ServerInbox.tsx';
import { TextPhone } from '../../kit/devices/TextPhone.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { ConfirmedOrder } from '../../kit/screens/textStations.tsx';
import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';

/* At the right of each row is one thing, 172 wide from 172. */
const stations = [
  [
    'user',
    'Customer',
    84,
    <TextPhone key="phone" x={172} y={12}>
      <MessageBubble
        x={14}
        y={12}
        width={128}
        height={42}
        own
        flat
        size={18}
        lines={['YES 4821']}
      />
    </TextPhone>,
  ],
  [
    'chat',
    'Long code',
    84,
    <Panel key="number" x={172} y={14} width={172} height={56} radius={12}>
      <Label x={12} y={33.5} size={14.5} weight={800}>
        92200 XXXXX
      </Label>
      <rect x={119} y={14} width={42} height={28} rx={10} className="marigold" />
      <Label x={140} y={33} size={14} weight={800} tone="deep" anchor="middle">
        YES
      </Label>
    </Panel>,
  ],
  [
    'cloud',
    'Your server',
    84,
    <g key="server" transform="translate(172 12)">
      <rect width={172} height={60} rx={12} className="deep" />
      <InboxUnit x={6} y={6} scale={160 / 172} />
    </g>,
  ],
  [
    'send',
    'Reply',
    104,
    <TextPhone key="phone" x={172} y={8}>
      <ConfirmedOrder x={10} y={6} />
    </TextPhone>,
  ],
] as const satisfies readonly (readonly [GlyphName, string, number, ReactNode])[];

/** From the top of one station to the next. */
const step = 104;

/** A text on its way from a customer through a long code to the server, and the reply, below each other for phones. */
export function InboundWayNarrow() {
  return (
    <Scene width={400} height={456} ground="dusk">
      {stations.map(([glyph, name, height, thing], index) => (
        <StationCard
          key={name}
          x={20}
          y={20 + index * step}
          width={360}
          height={height}
          tone="brand-soft"
        >
          <rect x={16} y={height / 2 - 18} width={36} height={36} rx={10} className="surface" />
          <Glyph name={glyph} x={24} y={height / 2 - 10} size={20} tone="brand-ink" />
          <Label x={64} y={height / 2 + 6} size={17} weight={700}>
            {name}
          </Label>
          {thing}
        </StationCard>
      ))}
      {[114, 218, 322].map((y) => (
        <StationArrow key={y} x={54} y={y} turn={90} />
      ))}
    </Scene>
  );
}
