import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** What is left on a card, right-aligned on the coloured head of a phone; y is the baseline of the caption. */
export function CardBalance({ size, ...place }: Place & { readonly size: number }) {
  return (
    <At {...place}>
      <Label x={0} y={0} size={17} tone="on-brand" anchor="end">
        Card balance
      </Label>
      <Label x={0} y={size * 1.125} size={size} weight={800} tone="on-brand" anchor="end">
        ₹9,955
      </Label>
    </At>
  );
}
