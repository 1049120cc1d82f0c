import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The text of a listener who votes for the second song, 104 × 64 with its tail. */
export const VoteText = (place: Place) => (
  <At {...place}>
    <path
      d="M13 0H91a13 13 0 0113 13V64L88 52H13A13 13 0 010 39V13A13 13 0 0113 0z"
      className="marigold"
    />
    <Label x={52} y={34.5} size={24} weight={800} tone="deep" anchor="middle">
      VOTE B
    </Label>
  </At>
);
