import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Stamp } from './Stamp.tsx';

/** A contract in code, the person who has reviewed it, and that person's stamp, 184 × 150. */
export const ReviewedContract = (place: Place) => (
  <At {...place}>
    <Panel x={0} y={0} width={184} height={150} radius={10} tone="deep">
      <Label x={17} y={38} size={18} tone="code-string" mono>
        publish()
      </Label>
      <Label x={17} y={66} size={18} tone="code-string" mono>
        revoke()
      </Label>
      <Portrait x={149} y={42} size={50} hair="quiff" clothes="green" tone="green-soft" glasses />
      <Stamp x={92} y={112} turn={-4} size={19} opaque>
        Reviewed
      </Stamp>
    </Panel>
  </At>
);
