import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A ticked box with what the holder of a PAN agrees to, 240 × 64. */
export function ConsentTick(place: Place) {
  return (
    <At {...place}>
      <rect width={36} height={36} rx={8} className="green" />
      <Glyph name="check" x={6} y={6} size={24} tone="surface" bold />
      <Label x={50} y={14} size={18} weight={600}>
        I agree that my PAN
      </Label>
      <Label x={50} y={38} size={18} weight={600}>
        is checked
      </Label>
      <Label x={50} y={64} size={18} tone="muted">
        to open my account
      </Label>
    </At>
  );
}

/** When it was given, as the server keeps it, 32 high. */
export function ConsentRecord(place: Place) {
  return (
    <At {...place}>
      <Glyph name="file" x={0} y={0} size={32} tone="brand" />
      <Label x={46} y={13} size={18} weight={700}>
        Consent on record
      </Label>
      <Label x={46} y={37} size={17} tone="muted">
        20 Nov 2026, 11:41
      </Label>
    </At>
  );
}
