import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* The key of `DoorKey` with a longer shaft. */
const key =
  'M22 0a22 22 0 0120.500 14H104v17H92v9H80v-9h-7v6H62v-6H42.500A22 22 0 1122 0zm-3 14a8 8 0 100 16 8 8 0 000-16z';

/** A green key, 216 wide with the tag on its ring at the left; the middle of the tag is 20 below the origin. */
export const TaggedKey = (place: Place) => (
  <At {...place}>
    <path d="M8 0H98L116 20L98 40H8a8 8 0 01-8-8V8a8 8 0 018-8z" className="surface" />
    <path
      d="M8 0H98L116 20L98 40H8a8 8 0 01-8-8V8a8 8 0 018-8z"
      className="stroke-green"
      strokeWidth={2.5}
    />
    <circle cx={100} cy={20} r={5} className="green" />
    <g transform="translate(124 1) scale(.88)">
      <path d={key} fillRule="evenodd" className="green" />
      <path d="M48 19H100" className="stroke-on-brand" strokeWidth={2.5} opacity={0.45} />
    </g>
    <path d="M100 20Q120 30 139 21" className="stroke-brand-ink" strokeWidth={2.5} />
    <Label x={47} y={27} size={21} weight={800} tone="green-ink" anchor="middle">
      Access
    </Label>
  </At>
);
