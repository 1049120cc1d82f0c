import { PersonBust } from '../../kit/people/Person.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { CastTiles } from '../../kit/stage/CastTiles.tsx';

/* As pale after dark as by day. */
const PaleBank = () => (
  <g className="sheet">
    <BankFront x={6} y={10} scale={0.35} />
  </g>
);

/* As large as a tile takes it, and whole down to the shoulders. */
const bust = { x: 3, scale: 0.72, skin: 'skin-deep' } as const;

const stops = [
  { tone: 'green-soft', shows: <PaleBank /> },
  {
    tone: 'brand-lift',
    shows: <PersonBust {...bust} y={12} hair="quiff" moustache clothes="marigold" />,
  },
  { tone: 'marigold-soft', shows: <PersonBust {...bust} y={18} hair="bun" grey clothes="red" /> },
] as const;

/** A head for each on phones, which show it beside the name of its stop: the bank, the keeper and the customer. */
export const AepsCastNarrow = () => <CastTiles stops={stops} />;
