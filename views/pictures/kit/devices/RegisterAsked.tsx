import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { RegisterAnswer } from './RegisterAnswer.tsx';
import { RegisterRack } from './RegisterRack.tsx';

/** A number that goes to the register of its network, and what comes back from the drawer found there, 500 × 412. */
export const RegisterAsked = (place: Place) => (
  <At {...place}>
    <RegisterRack x={16} y={146} />
    <path d="M374 104V112Q374 152 334 152H214" className="stroke-brand" strokeWidth={4} />
    <path d="M224 141L212 152l12 11" className="stroke-brand" strokeWidth={4} />
    <path d="M200 297H234" className="stroke-green" strokeWidth={4} />
    <path d="M226 286l12 11-12 11" className="stroke-green" strokeWidth={4} />
    <Panel x={248} y={30} width={252} height={74} radius={37} tone="sheen">
      <Label x={126} y={48} size={31} weight={800} tone="on-brand" anchor="middle">
        98300XXXXX
      </Label>
    </Panel>
    <RegisterAnswer x={248} y={176} />
  </At>
);
