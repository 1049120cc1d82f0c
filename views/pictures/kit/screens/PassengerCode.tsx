import { Boxes } from '../shapes/Boxes.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

/** The code from the passenger’s phone that confirms a Tatkal booking, 336 × 132. */
export const PassengerCode = (place: Place) => (
  <Panel {...place} width={336} height={132}>
    <Label x={24} y={40} size={19} weight={700}>
      Passenger’s code
    </Label>
    <Boxes x={24} y={60} text="47XX" size={40} />
    <Tick x={288} y={84} size={40} />
  </Panel>
);
