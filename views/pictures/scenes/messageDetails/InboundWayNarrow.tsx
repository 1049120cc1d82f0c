import type { ReactNode } from 'react';
import { Phone } from '../../kit/devices/Phone.tsx';
import { ServerInbox } from '../../kit/devices/ServerInbox.tsx';
import { KeywordNumber } from '../../kit/screens/KeywordNumber.tsx';
import { ConfirmedOrder, SentText } from '../../kit/screens/textStations.tsx';
import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';

/* At the right of each card is one thing, 196 wide; the edge of its card cuts it. A phone is higher than the others, so that it is seen as one. */
const thing = { x: 180, y: 20 } as const;
const high = { phone: 220, other: 172 } as const;

interface TextedPhoneProps {
  readonly number: string;
  readonly children: ReactNode;
}

/** The customer's phone, which the card cuts below what is on it. */
const TextedPhone = ({ number, children }: TextedPhoneProps) => (
  <Phone {...thing} width={196} height={320} head={82}>
    <Label x={89} y={67} size={18} weight={700} tone="on-brand" anchor="middle">
      {number}
    </Label>
    {children}
  </Phone>
);

const stations = [
  [
    'user',
    'Customer',
    0,
    high.phone,
    <TextedPhone key="sent" number="92200 XXXXX">
      <SentText x={21} y={94} />
    </TextedPhone>,
  ],
  ['chat', 'Long code', 268, high.other, <KeywordNumber key="number" {...thing} />],
  ['cloud', 'Your server', 488, high.other, <ServerInbox key="server" {...thing} />],
  [
    'send',
    'Reply',
    708,
    high.phone,
    <TextedPhone key="reply" number="AX-MYSHOP-S">
      <ConfirmedOrder x={20} y={98} />
    </TextedPhone>,
  ],
] as const satisfies readonly (readonly [GlyphName, string, number, number, ReactNode])[];

/** The same for phones, below each other on the dark band itself, with the arrows between them. */
export function InboundWayNarrow() {
  return (
    <Scene width={400} height={928} ground="none">
      {stations.map(([glyph, name, y, height, shown]) => (
        <StationCard key={name} x={0} y={y} width={400} height={height} tone="brand-soft">
          <rect x={24} y={height / 2 - 44} width={48} height={48} rx={14} className="surface" />
          <Glyph name={glyph} x={35} y={height / 2 - 33} size={26} tone="brand-ink" />
          <Label x={24} y={height / 2 + 36} size={21} weight={700}>
            {name}
          </Label>
          {shown}
        </StationCard>
      ))}
      {[244, 464, 684].map((y) => (
        <StationArrow key={y} x={200} y={y} turn={90} scale={1.2} />
      ))}
    </Scene>
  );
}
