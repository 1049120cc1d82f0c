import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { SmallCertificate } from './SmallCertificate.tsx';
import { Stamp } from './Stamp.tsx';

/** A certificate for a trial, with a dashed frame, and what has become of it, 200 × 200. */
export const RevokedCertificate = (place: Place) => (
  <At {...place}>
    <Shadow width={200} height={200} radius={8} />
    <SmallCertificate x={0} y={0} width={200} height={200} isTest />
    <g className="sheet">
      <Stamp x={72} y={92} size={21} tone="brand" opaque>
        Test
      </Stamp>
      <Stamp x={100} y={148} turn={-6} size={23} tone="red" opaque>
        Revoked
      </Stamp>
    </g>
  </At>
);
