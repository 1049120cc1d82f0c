import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A row of a reader, 246 × 72: the blog is added, and in small type how to remove it. */
export const AddedFeed = (place: Place) => (
  <At {...place}>
    <Tick x={21} y={36} size={42} />
    <Label x={56} y={31} size={21} weight={700}>
      The blog
    </Label>
    <Label x={56} y={56} size={18} weight={700} tone="green-ink">
      Added
    </Label>
    <Label x={244} y={56} size={16} tone="muted" anchor="end">
      Remove
    </Label>
  </At>
);
