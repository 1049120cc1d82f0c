import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { RegisterAnswer } from './RegisterAnswer.tsx';
import { RegisterRack } from './RegisterRack.tsx';

/** A number that goes to the register of its network, and what comes back from the drawer found there, 500 × 412. */
export const RegisterAsked = (place: Place) => (
  <At {...place}>
    <RegisterRack x={16} y={146} />
    {/* The question goes into the drawer from which the answer comes. */}
    <path
      d="M250 67H240Q224 67 224 83V275Q224 287 212 287H204"
      className="stroke-brand"
      strokeWidth={4}
    />
    <path d="M213 278L203 287l10 9" className="stroke-brand" strokeWidth={4} />
    <path d="M200 311H240" className="stroke-green" strokeWidth={4} />
    <path d="M231 302l10 9-10 9" className="stroke-green" strokeWidth={4} />
    <Panel x={248} y={30} width={252} height={74} radius={37} tone="sheen">
      <Label x={126} y={48} size={31} weight={800} tone="on-brand" anchor="middle">
        98300XXXXX
      </Label>
    </Panel>
    <RegisterAnswer x={248} y={176} />
  </At>
);
