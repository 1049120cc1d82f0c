import { RadioMast } from '../devices/RadioMast.tsx';
import { Shelf } from '../places/Shelf.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { BustWithPhone } from './BustWithPhone.tsx';
import { PersonBust } from './Person.tsx';

/* Who takes part in a recharge, each in a stage 192 high (Niche.tsx): what one does is seen from its outline alone. */

/** All heads are as large as each other. */
const head = 1.2;

/** A customer who holds up the phone with which he pays, on a stage 268 wide. */
export const PayingCustomer = () => (
  <BustWithPhone x={31} y={24} scale={head} lit clothes="marigold" looks="right">
    <Glyph name="rupee" x={7} y={22} size={30} tone="brand-ink" bold />
  </BustWithPhone>
);

/** A keeper between his shelves, at a laptop on his counter, which hides his hands, on a stage 376 wide. */
export const KeeperAtLaptop = () => (
  <>
    <Shelf x={0} y={74} scale={1.35} width={82} row="second" />
    <Shelf x={0} y={136} scale={1.35} width={78} />
    <Shelf x={252} y={74} scale={1.35} width={104} stocked={84} />
    <PersonBust x={90} y={24} scale={head} hair="turban" clothes="deep-lift" looks="right" />
    <path d="M0 164H376V192H0z" className="brand" />
    <path d="M0 164H376V180H0z" className="brand-lift" />
    <LaptopFromBehind />
  </>
);

const LaptopFromBehind = () => (
  <>
    <ellipse cx={266} cy={175} rx={70} ry={4} className="shade" />
    <path d="M214 108q-1-8 7-8H311q8 0 7 8L313 168H219z" className="on-deep" />
    <circle cx={266} cy={133} r={12} className="marigold" />
    <path d="M204 167H328l-3 7H207z" className="deep" />
  </>
);

/** Whose number it is: she turns to the phone in her other hand, which the mast behind her has recharged, on a stage 268 wide. */
export const RechargedNumber = () => (
  <>
    <path d="M0 156Q70 134 150 152T268 150V192H0z" className="brand-lift" opacity={0.35} />
    <RadioMast x={226} y={28} scale={0.82} tone="brand-lift" />
    <At x={4} y={24} scale={head} mirrored={172}>
      <BustWithPhone x={0} y={0} lit hair="bob" clothes="red" looks="right">
        <At x={0} y={0} mirrored={44}>
          <Tick x={22} y={37} size={34} />
        </At>
      </BustWithPhone>
    </At>
  </>
);
