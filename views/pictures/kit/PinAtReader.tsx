import { At, type Place } from './At.tsx';
import { IconAndWord } from './IconAndWord.tsx';
import { Label } from './Label.tsx';
import { Panel } from './Panel.tsx';
import { PocketReader } from './PocketReader.tsx';

const entered = [0, 1, 2];

/** The reader from near while the customer enters the PIN, 160 × 248 before it is scaled. */
export function PinAtReader(place: Place) {
  return (
    <PocketReader {...place} keypad>
      <Label x={14} y={31} size={18} weight={700} tone="muted">
        PIN
      </Label>
      {entered.map((digit) => (
        <circle key={digit} cx={62 + digit * 18} cy={24} r={5.5} className="ink" />
      ))}
      <path d="M112 14v20" className="stroke-brand" strokeWidth={2.5} />
    </PocketReader>
  );
}

/** What the reader does with the PIN, 200 × 68. */
export function Encrypted(place: Place) {
  return (
    <Panel {...place} width={200} height={68} radius={34}>
      <IconAndWord x={100} y={34} glyph="lock" size={20} icon={30} tone="green-ink">
        Encrypted
      </IconAndWord>
    </Panel>
  );
}

/** Rings of light around the reader on a violet ground; x and y are their centre. */
export function ReaderGlow(place: Place) {
  return (
    <At {...place}>
      {[360, 280, 200].map((radius) => (
        <circle key={radius} r={radius} className="on-brand" opacity={0.06} />
      ))}
    </At>
  );
}
