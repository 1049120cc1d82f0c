import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { SmallCertificate } from './SmallCertificate.tsx';
import { Stamp } from './Stamp.tsx';

/** A certificate for a trial, with a dashed frame, and what has become of it, 200 × 200. */
export const RevokedCertificate = (place: Place) => (
  <At {...place}>
    <Shadow width={200} height={200} radius={8} />
    <SmallCertificate x={0} y={0} width={200} height={200} isTest title="Sample" note="Accounts" />
    <g className="sheet">
      <Stamp x={100} y={136} turn={-4} size={24} tone="red" opaque>
        Revoked
      </Stamp>
    </g>
  </At>
);
