import { At, type Place } from './At.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';

const entered = [0, 1, 2, 3];
const checks = ['Card read', 'PIN correct'];
const step = 38;

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

/** On the phone beside the reader: what the bank has checked, a row of 38 for each. */
export function WithdrawalChecks({ width, ...place }: Place & { readonly width: number }) {
  return (
    <At {...place}>
      {checks.map((check, index) => (
        <g key={check} transform={`translate(0 ${index * step})`}>
          <Label x={0} y={21} size={17} weight={600}>
            {check}
          </Label>
          <circle cx={width - 13} cy={15} r={13} className="green-soft" />
          <Glyph name="check" x={width - 22} y={6} size={18} tone="green-ink" />
        </g>
      ))}
    </At>
  );
}
