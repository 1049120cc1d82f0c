import { Fingerprint } from '../shapes/Fingerprint.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

/** That a copy and the ledger have one fingerprint, 400 × 148. */
export const FingerprintResult = (place: Place) => (
  <Panel {...place} width={400} height={148} flat>
    <rect x={20} y={24} width={80} height={100} rx={16} className="green-soft" />
    <Fingerprint x={34} y={40} size={66} tone="green" />
    <Label x={124} y={50} size={17} tone="muted">
      Both have the fingerprint
    </Label>
    <Label x={124} y={82} size={24} weight={700} mono>
      5e0a…c8
    </Label>
    <Tick x={136} y={112} size={24} />
    <Label x={158} y={119} size={19} weight={800} tone="green-ink">
      Verified
    </Label>
  </Panel>
);
