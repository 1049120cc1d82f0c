import { PersonPaying } from '../people/PersonPaying.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { Shelf } from './Shelf.tsx';

/** Where the top of the counter is: at the waist of the customer before it. */
const counter = 160;

/** A shop, 240 × 264, whose keeper is as large as the customers and holds out a hand for the cash at its left, at 60,134. */
export const RemittanceShop = (place: Place) => (
  <At {...place}>
    <Shadow width={240} height={264} />
    <path d="M12 20H228V184H12z" className="brand-soft" />
    {/* Nothing stands up behind the keeper’s head. */}
    <Shelf x={16} y={92} width={76} />
    <Shelf x={16} y={138} width={208} stocked={0} />
    <Shelf x={156} y={92} width={68} row="second" />
    <path d="M4 20h8V170H4zM228 20h8v150h-8z" className="deep-lift" />
    <clipPath id="over-counter">
      <path d={`M-40 0H240V${counter + 8}H-40z`} />
    </clipPath>
    <g clipPath="url(#over-counter)">
      <PersonPaying x={84} y={38} hair="bob" clothes="green">
        {null}
      </PersonPaying>
    </g>
    <path
      d={`M0 ${counter + 8}a8 8 0 018-8H232a8 8 0 018 8v88a8 8 0 01-8 8H8a8 8 0 01-8-8z`}
      fill="url(#sheen)"
    />
    <path
      d="M20 192H112V248H20zM128 192H220V248H128z"
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.25}
    />
    <path d={`M0 ${counter + 14}v-6a8 8 0 018-8H232a8 8 0 018 8v6z`} className="brand-lift" />
    <Awning x={0} y={0} stripe={30} count={8} drop={26} />
  </At>
);
