import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { StraightArrow } from '../shapes/StraightArrow.tsx';
import { At, type Place } from '../stage/At.tsx';

const width = 336;

/** For phones, 336 × 152: what the API answered to a recharge, and below it the entry in the shop’s books. */
export const AnsweredRecharge = (place: Place) => (
  <At {...place}>
    <Panel x={0} y={0} width={width} height={54} tone="night" radius={14} flat>
      <Label x={20} y={33} size={17} tone="on-deep-muted" mono>
        "status":
      </Label>
      <Label x={122} y={33} size={17} tone="code-string" mono>
        "success"
      </Label>
      <Label x={width - 20} y={33} size={17} tone="on-deep-muted" anchor="end">
        200 OK
      </Label>
    </Panel>
    <Panel x={0} y={86} width={width} height={66} radius={14}>
      <Label x={20} y={28} size={16} tone="muted">
        Your books
      </Label>
      <Label x={20} y={51} size={19} weight={700}>
        RC-20418
      </Label>
      <Label x={width - 20} y={44} size={26} weight={800} anchor="end">
        ₹299
      </Label>
    </Panel>
    <StraightArrow from={[75, 54]} to={[75, 83]} />
  </At>
);
