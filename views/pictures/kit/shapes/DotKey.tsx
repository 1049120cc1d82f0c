import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

/** How many texts a dot of a sending is, delivered or failed, 104 wide; y is the middle, on a deep ground. */
export const DotKey = (place: Place) => (
  <At {...place}>
    <circle cx={5} r={4.5} className="code-number" />
    <circle cx={19} r={4.5} className="on-deep-red" />
    <Label x={32} y={5} size={15} tone="on-deep-muted">
      = 20 texts
    </Label>
  </At>
);
