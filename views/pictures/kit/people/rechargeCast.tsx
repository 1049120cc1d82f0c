import { RadioMast } from '../devices/RadioMast.tsx';
import { ToppedUpPhone } from '../devices/ToppedUpPhone.tsx';
import { Shelf } from '../places/Shelf.tsx';
import { KeeperBehindTill } from './KeeperBehindTill.tsx';
import { NotesPayer } from './NotesPayer.tsx';

/* Who takes part in a recharge, each in a stage 192 high (Niche.tsx): what one does is seen from its outline alone. A disc keeps dark hair off the ground after dark. */

/** All heads are as large as each other. */
const head = { y: 18, scale: 1.05 } as const;

/** A customer who holds out the money with which he pays, on a stage 268 wide. */
export const PayingCustomer = () => (
  <>
    <circle cx={94} cy={96} r={84} className="marigold" opacity={0.3} />
    <NotesPayer {...head} x={28} />
  </>
);

/** The keeper of a shop at her till, between her shelves, on a stage 376 wide. */
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

/** The customer’s phone, which shows that his recharge has arrived, before the mast of his operator, on a stage 268 wide. */
export const RechargedNumber = () => (
  <>
    <circle cx={104} cy={96} r={84} className="green" opacity={0.26} />
    <path d="M0 156Q70 134 150 152T268 150V192H0z" className="green" opacity={0.2} />
    <RadioMast x={220} y={46} scale={0.74} tone="brand" />
    <ToppedUpPhone x={32} y={16} scale={0.6} />
  </>
);
