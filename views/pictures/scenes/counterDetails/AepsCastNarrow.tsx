import { FlatScanner } from '../../kit/devices/FlatScanner.tsx';
import { HeldNotes } from '../../kit/people/HeldNotes.tsx';
import { PersonBust } from '../../kit/people/Person.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { CastTiles } from '../../kit/stage/CastTiles.tsx';

/* As pale after dark as by day. */
const PaleBank = () => (
  <g className="sheet">
    <BankFront x={6} y={10} scale={0.35} wall="on-deep-muted" gable="on-deep" />
  </g>
);

const stops = [
  { tone: 'brand', shows: <PaleBank /> },
  {
    tone: 'brand-lift',
    shows: (
      <>
        <PersonBust
          x={3}
          y={8}
          scale={0.72}
          hair="quiff"
          skin="skin-deep"
          moustache
          clothes="marigold"
        />
        <FlatScanner x={24} y={74} scale={0.44} />
      </>
    ),
  },
  { tone: 'rim', shows: <HeldNotes x={36} y={13} scale={0.88} skin="skin-deep" sleeve={null} /> },
] as const;

/** A head for each on phones, which show it beside the name of its stop: the bank, the keeper with his scanner, and the notes in the customer’s hand. */
export const AepsCastNarrow = () => <CastTiles stops={stops} />;
