import { PanLetter } from '../documents/PanLetter.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The email that brings an e-PAN, 256 wide: its receiver at the top, the attached specimen card at the foot. */
export function EPanMail(place: Place) {
  return (
    <At {...place}>
      <rect width={52} height={52} rx={8} className="brand-soft" />
      <Glyph name="mail" x={11} y={11} size={30} tone="brand-ink" />
      <Label x={68} y={22} size={18} weight={800}>
        Your e-PAN
      </Label>
      <Label x={68} y={45} tone="muted">
        To Meera Das, by email
      </Label>
      <Skeleton x={0} y={76} widths={[248, 200]} step={20} />
      <At x={0} y={122}>
        <rect width={256} height={132} rx={8} className="letter" />
        <PanLetter />
        <rect x={0.5} y={0.5} width={255} height={131} rx={7.5} className="stroke-line" />
      </At>
    </At>
  );
}
