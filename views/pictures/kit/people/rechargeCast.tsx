import { RadioMast } from '../devices/RadioMast.tsx';
import { Shelf } from '../places/Shelf.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { KeeperBehindTill } from './KeeperBehindTill.tsx';
import { NotesPayer } from './NotesPayer.tsx';
import { PhoneReader } from './PhoneReader.tsx';

/* Who takes part in a recharge, each in a stage 192 high (Niche.tsx): what one does is seen from its outline alone. */

/** All heads are as large as each other. */
const head = { y: 18, scale: 1.05 } as const;

/** A customer who holds out the money with which he pays, on a stage 268 wide. */
export const PayingCustomer = () => <NotesPayer {...head} x={28} />;

/** The keeper of the hero at her till, between her shelves, on a stage 376 wide. */
export const KeeperAtHerTill = () => (
  <>
    <Shelf x={0} y={62} scale={1.35} width={72} row="second" />
    <Shelf x={0} y={124} scale={1.35} width={68} />
    <Shelf x={282} y={62} scale={1.35} width={84} stocked={58} />
    <Shelf x={288} y={124} scale={1.35} width={84} stocked={58} row="second" />
    <path d="M0 164H376V192H0z" className="brand" />
    <path d="M0 164H376V184H0z" className="brand-lift" />
    <KeeperBehindTill {...head} x={122} />
  </>
);

/** Whose number it is: she looks at her phone, which the mast behind her has recharged, on a stage 268 wide. */
export const RechargedNumber = () => (
  <>
    <path d="M0 156Q70 134 150 152T268 150V192H0z" className="brand-lift" opacity={0.35} />
    <RadioMast x={236} y={44} scale={0.7} tone="brand-lift" />
    <PhoneReader {...head} x={-8} />
    <Tick x={160} y={68} size={34} />
  </>
);
