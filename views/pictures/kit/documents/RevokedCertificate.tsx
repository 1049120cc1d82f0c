import { Label } from '../shapes/Label.tsx';
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
      <Label x={24} y={102} size={27} weight={800} tone="brand-ink">
        Sample
      </Label>
      <Stamp x={100} y={150} turn={-4} size={25} tone="red" opaque>
        Revoked
      </Stamp>
    </g>
  </At>
);
