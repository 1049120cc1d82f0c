import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

/** That a copy and the ledger have one fingerprint, 400 × 120. */
export const FingerprintResult = (place: Place) => (
  <Panel {...place} width={400} height={120} flat>
    <Label x={24} y={38} size={17} tone="muted">
      Both have the fingerprint
    </Label>
    <rect x={24} y={54} width={172} height={46} rx={10} className="green-soft" />
    <Label x={110} y={86} size={25} weight={700} tone="green-ink" anchor="middle" mono>
      5e0a…c8
    </Label>
    <Tick x={240} y={77} size={32} />
    <Label x={268} y={85} size={22} weight={800} tone="green-ink">
      Verified
    </Label>
  </Panel>
);
