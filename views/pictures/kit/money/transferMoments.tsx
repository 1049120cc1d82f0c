import type { ReactNode } from 'react';
import { Phone } from '../devices/Phone.tsx';
import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { IfscField } from '../documents/IfscField.tsx';
import { VoterCard } from '../documents/VoterCard.tsx';
import { BankFront } from '../places/BankFront.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';

/** The grounds of the moments below, in their order. */
export const transferGrounds = ['brand-soft', 'green-soft', 'marigold-soft', 'brand-soft'] as const;

/** A transfer at the counter from the sender’s card to the receipt, each 236 × 236 (FourStations.tsx). */
export const transferMoments: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <VoterCard key="sender" x={14} y={52} turn={-4} />,
  <g key="receiver">
    <BankFront x={40} y={16} scale={0.65} />
    <IfscField x={10} y={122} />
  </g>,
  /* It runs over the lower edge: a whole one would be as short as a watch. */
  <Phone key="read" x={34} y={18} width={168} height={320} time="">
    <Label x={75} y={74} size={20} weight={600} tone="muted" anchor="middle">
      To
    </Label>
    <Label x={75} y={104} size={23} weight={800} anchor="middle">
      Sunita Devi
    </Label>
    <rect x={12} y={130} width={126} height={52} rx={14} className="brand" />
    <Label x={75} y={164} size={24} weight={700} tone="on-brand" anchor="middle">
      Confirm
    </Label>
  </Phone>,
  <g key="receipt">
    <ContactShadow x={118} y={215} width={216} />
    <SlipPrinter x={12} y={20} length={196} scale={0.7}>
      <Tick x={128} y={52} size={64} />
      <Label x={128} y={126} size={30} weight={600} tone="muted" anchor="middle">
        Bank reference
      </Label>
      <Label x={128} y={166} size={29} weight={800} anchor="middle">
        6324XXXXXX07
      </Label>
    </SlipPrinter>
  </g>,
];
