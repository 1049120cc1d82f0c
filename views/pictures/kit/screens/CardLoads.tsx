import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Whose cards a company loads before a trip: name, what the card is for, amount, hair, and the colour of the card. */
export const cardLoads = [
  ['Ananya Sen', 'Train and fuel', '₹12,000', 'long', 'green'],
  ['Imran Shaikh', 'Fuel', '₹8,000', 'short', 'brand'],
  ['Gurpreet Singh', 'Meals', '₹5,000', 'turban', 'brand-lift'],
] as const;

/** The button that loads all of them, 304 × 52. */
export function LoadButton(place: Place) {
  return (
    <At {...place}>
      <rect width={304} height={52} rx={26} className="brand" />
      <Glyph name="card" x={24} y={13} size={26} tone="on-brand" />
      <Label x={62} y={32} size={17} weight={700} tone="on-brand">
        Load 3 cards
      </Label>
      <Label x={280} y={33} size={19} weight={800} tone="on-brand" anchor="end">
        ₹25,000
      </Label>
    </At>
  );
}
