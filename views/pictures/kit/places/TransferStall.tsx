import { PhoneOnCounter } from '../devices/PhoneOnCounter.tsx';
import { Banknotes } from '../money/Banknotes.tsx';
import { type ArmPose, PersonActing } from '../people/PersonActing.tsx';
import { PersonPaying } from '../people/PersonPaying.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { Shelf } from './Shelf.tsx';

/** Where the top of the counter is: at the waist of the customer before it, just below the hands. */
const counter = 126;

const ground = 264;

/* The far arm hangs; the near one lays the cash on the counter. */
const paying: readonly ArmPose[] = [
  {
    shoulder: [71, 70],
    elbow: [84, 108],
    wrist: [110, 106],
    thumb: 'left',
    children: <Banknotes x={113} y={95} turn={-8} count={2} scale={0.25} />,
  },
];

/** A stall, 406 wide under an awning from -60 on, on a ground at 264; a man pays at its left end, and the keeper’s phone, its middle at 332,101, stands on the counter. */
export const TransferStall = (place: Place) => (
  <At {...place}>
    <path d={`M116-60H384V${counter + 20}H116z`} className="brand-soft" />
    {/* Nothing stands up behind the keeper’s head. */}
    <Shelf x={124} y={22} width={70} />
    <Shelf x={296} y={22} width={84} row="second" />
    <Shelf x={296} y={74} width={84} />
    <path d="M124 76H240" className="stroke-brand-lift" strokeWidth={4} opacity={0.7} />
    <path d={`M110-60h9V${counter + 8}h-9zM381-60h9V${counter + 8}h-9z`} className="deep-lift" />
    <clipPath id="over-counter">
      <path d={`M60-60H390V${counter + 8}H60z`} />
    </clipPath>
    <g clipPath="url(#over-counter)">
      <PersonPaying x={196} y={12} hair="short" clothes="green">
        {null}
      </PersonPaying>
    </g>
    <PhoneOnCounter x={332} y={counter} />
    <path
      d={`M110 ${counter + 4}H390V${ground - 8}a8 8 0 01-8 8H118a8 8 0 01-8-8z`}
      fill="url(#sheen)"
    />
    <path
      d="M130 160H240V244H130zM260 160H370V244H260z"
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.25}
    />
    <path d={`M104 ${counter + 14}v-6a8 8 0 018-8H388a8 8 0 018 8v6z`} className="brand-lift" />
    <Awning x={97} y={-60} stripe={34} count={9} drop={34} overhang={19} />
    <PersonActing
      x={0}
      y={0}
      hair="turban"
      clothes="marigold"
      looks="right"
      hangs="left"
      arms={paying}
    />
  </At>
);
