import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** The access of a customer to the API, 310 × 188: its key is hidden. */
export const AccessCard = (place: Place) => (
  <Panel {...place} width={310} height={188} tone="night">
    <Avatar x={46} y={46} size={46} glyph="code" tone="brand" square />
    <Label x={82} y={54} size={22} weight={800} tone="on-deep">
      Recharge API
    </Label>
    <Label x={24} y={112} size={18} tone="on-deep-muted">
      Your API key
    </Label>
    <Label x={24} y={152} size={24} weight={700} tone="on-deep" spacing={1.5}>
      •••• •••• ••••
    </Label>
    <Pill x={286} y={92} size={17} tone="green" anchor="end">
      Live
    </Pill>
  </Panel>
);

/** The rates that were agreed, without figures, which differ from customer to customer, 330 × 270; a card lies over its lower half. */
export const AgreedRates = (place: Place) => (
  <PaperDocument {...place} width={330} height={270}>
    <Label x={26} y={48} size={24} weight={800}>
      Your rates
    </Label>
    {['Mobile', 'DTH'].map((service, index) => (
      <g key={service} transform={`translate(26 ${66 + index * 46})`}>
        <path d="M0 .500H278" className="stroke-line" />
        <Label x={0} y={30} size={20} weight={600}>
          {service}
        </Label>
        <Tick x={264} y={23} size={26} />
      </g>
    ))}
  </PaperDocument>
);
