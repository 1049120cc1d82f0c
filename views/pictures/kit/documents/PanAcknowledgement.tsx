import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import type { Place } from '../stage/At.tsx';
import { Stamp } from './Stamp.tsx';

/** The slip that an applicant takes home, 240 × 112; its stamp comes while one looks. */
export function PanAcknowledgement(place: Place) {
  return (
    <Panel {...place} width={240} height={112} radius={8}>
      <Label x={20} y={34} size={16} tone="muted">
        Acknowledgement
      </Label>
      <Label x={20} y={60} size={20} weight={800}>
        63XXXX4107
      </Label>
      <Arrival>
        <Stamp x={158} y={88} turn={-5} size={17}>
          Received
        </Stamp>
      </Arrival>
    </Panel>
  );
}
