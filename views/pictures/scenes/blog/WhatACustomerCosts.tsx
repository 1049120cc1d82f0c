import { Avatar } from '../../kit/people/Avatar.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';
import type { Colour } from '../../palette.ts';

const stages: readonly (readonly [string, string, string, Colour, Colour])[] = [
  ['₹20,000', 'of advertising', 'M32 28H384l-40 96H72z', 'brand-soft', 'brand-ink'],
  ['50', 'enquiries', 'M76 132H340l-32 88H108z', 'brand', 'on-brand'],
  [
    '8',
    'customers',
    'M112 228H304V320a16 16 0 01-16 16H128a16 16 0 01-16-16z',
    'deep-lift',
    'on-deep',
  ],
];

/** A funnel from money spent to customers won, and what one of them cost. */
export function WhatACustomerCosts() {
  return (
    <Cover ground="mint" motif={<OneCustomer />}>
      <Connector from={[472, 88]} to={[364, 76]} tone="marigold" />
      <Avatar x={512} y={88} size={104} glyph="megaphone" tone="marigold" />
      {stages.map(([figure, word, shape, ground, ink], index) => (
        <g key={word}>
          <path d={shape} className={ground} />
          <Label x={208} y={72 + index * 104} size={38} weight={800} tone={ink} anchor="middle">
            {figure}
          </Label>
          <Label x={208} y={102 + index * 104} size={22} weight={600} tone={ink} anchor="middle">
            {word}
          </Label>
        </g>
      ))}
      <Connector from={[304, 272]} to={[372, 256]} />
      <Panel x={372} y={180} width={236} height={152}>
        <Label x={118} y={80} size={50} weight={800} anchor="middle">
          ₹2,500
        </Label>
        <Label x={118} y={118} size={24} weight={600} tone="muted" anchor="middle">
          a customer
        </Label>
      </Panel>
    </Cover>
  );
}

/* For small cards: of all that goes into the funnel, one customer comes out. */
const OneCustomer = () => (
  <>
    <path d="M16 20H160l-18 40H34z" className="brand-soft" />
    <path d="M38 68H138l-16 34H54z" className="brand" />
    <circle cx={88} cy={136} r={29} className="marigold" />
    <Glyph name="user" x={69} y={117} size={38} tone="deep" bold />
  </>
);
