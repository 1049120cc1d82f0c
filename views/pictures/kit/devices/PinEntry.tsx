import { Label } from '../shapes/Label.tsx';

const entered = [0, 1, 2, 3];

/** On the display of a reader, 128 × 48: a PIN of which only dots are seen. */
export function EnteredPin() {
  return (
    <>
      <Label x={12} y={31} size={18} weight={700} tone="muted">
        PIN
      </Label>
      {entered.map((place) => (
        <circle key={place} cx={60 + place * 17} cy={24} r={5.5} className="ink" />
      ))}
    </>
  );
}
