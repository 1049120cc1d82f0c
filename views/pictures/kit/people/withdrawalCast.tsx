import { Scanner } from '../devices/Scanner.tsx';
import { Banknotes } from '../money/Banknotes.tsx';
import { BankFront } from '../places/BankFront.tsx';
import { Shelf } from '../places/Shelf.tsx';
import { RisingSleeve } from './BustWithPhone.tsx';
import { HeldNotes } from './HeldNotes.tsx';
import { KeeperAtDevices } from './KeeperAtDevices.tsx';
import { PersonBust } from './Person.tsx';

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

/** A keeper at her counter between notes and a fingerprint scanner, on a stage 376 wide. */
export const KeeperWithScanner = () => (
  <>
    <Shelf x={0} y={66} scale={1.35} width={82} row="second" />
    <Shelf x={262} y={56} scale={1.35} width={104} stocked={84} />
    <path d="M0 152H376V192H0z" className="brand-lift" />
    <path d="M0 180H376V192H0z" className="brand" />
    <KeeperAtDevices x={127} y={12} />
    <ellipse cx={318} cy={171} rx={50} ry={5} className="shade" />
    <Scanner x={278} y={74} scale={0.56} />
    <Banknotes x={16} y={132} count={3} scale={0.42} />
  </>
);

/** A customer who holds up the notes, on a stage 268 wide. */
export const CustomerWithNotes = () => (
  <>
    <PersonBust x={14} y={25} scale={1.2} hair="bun" clothes="red" looks="right" />
    <HeldNotes
      x={188}
      y={38}
      scale={1.25}
      skin="skin"
      sleeve={<RisingSleeve clothes="red" hair="bun" />}
    />
  </>
);
