import { FlatScanner } from '../devices/FlatScanner.tsx';
import { Banknotes } from '../money/Banknotes.tsx';
import { BankFront } from '../places/BankFront.tsx';
import { Shelf } from '../places/Shelf.tsx';
import { ApronedKeeper } from './ApronedKeeper.tsx';
import { HeldNotes } from './HeldNotes.tsx';
import { PersonBust } from './Person.tsx';
import { RisingSleeve } from './RisingSleeve.tsx';

/* Who takes part in a withdrawal, each in a stage 192 high (Niche.tsx). */

/** The bank that keeps the account, as pale after dark as by day, on a stage 268 wide. */
export const BankOfAccount = () => (
  <>
    <circle cx={134} cy={126} r={114} className="brand-lift" opacity={0.4} />
    <path d="M0 178H268V192H0z" className="deep-lift" />
    <g className="sheet">
      <BankFront x={45} y={20} scale={0.74} wall="on-deep-muted" gable="on-deep" />
    </g>
  </>
);

/** The keeper of the hero at his counter between notes and a fingerprint scanner, on a stage 376 wide. */
export const KeeperWithScanner = () => (
  <>
    <Shelf x={0} y={66} scale={1.35} width={82} row="second" />
    <Shelf x={262} y={56} scale={1.35} width={104} stocked={84} />
    <path d="M0 152H376V192H0z" className="brand-lift" />
    <path d="M0 180H376V192H0z" className="brand" />
    <ApronedKeeper x={127} y={12} />
    <FlatScanner x={260} y={130} scale={0.94} />
    <Banknotes x={16} y={132} count={3} scale={0.42} />
  </>
);

/** The customer of the hero, who holds up the notes, on a stage 268 wide. */
export const CustomerWithNotes = () => (
  <>
    <PersonBust
      x={14}
      y={25}
      scale={1.2}
      hair="bun"
      skin="skin-deep"
      clothes="red"
      grey
      looks="right"
    />
    <HeldNotes
      x={188}
      y={38}
      scale={1.25}
      skin="skin-deep"
      sleeve={<RisingSleeve clothes="red" hair="bun" />}
    />
  </>
);
