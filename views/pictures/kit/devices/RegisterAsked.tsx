import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { RegisterAnswer } from './RegisterAnswer.tsx';
import { RegisterRack } from './RegisterRack.tsx';

/** A number that goes to the register of its network, and what comes back from the drawer found there, 500 × 454. */
export const RegisterAsked = (place: Place) => (
  <At {...place}>
    <RegisterRack x={16} y={188} />
    <path d="M374 104V138Q374 194 320 194H214" className="stroke-brand" strokeWidth={4} />
    <path d="M224 183L212 194l12 11" className="stroke-brand" strokeWidth={4} />
    <path d="M200 339H234" className="stroke-green" strokeWidth={4} />
    <path d="M226 328l12 11-12 11" className="stroke-green" strokeWidth={4} />
    <Panel x={248} y={30} width={252} height={74} radius={37} tone="sheen">
      <Label x={126} y={48} size={31} weight={800} tone="on-brand" anchor="middle">
        98300XXXXX
      </Label>
    </Panel>
    <RegisterAnswer x={248} y={218} />
  </At>
);
