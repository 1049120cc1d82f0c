import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* The key of `DoorKey` with a longer shaft, and without the tip, which is in the lock. */
const key =
  'M22 0a22 22 0 0120.500 14H104v17H92v9H80v-9h-7v6H62v-6H42.500A22 22 0 1122 0zm-3 14a8 8 0 100 16 8 8 0 000-16z';

/** A green key that hangs from a lock with its blade in it, and its tag at the left: the middle of the lock is at 0,0. */
export const KeyInLock = (place: Place) => (
  <At {...place}>
    <circle r={15} className="deep" />
    <g transform="translate(-24.750 113) rotate(-90) scale(1.1)">
      <path d={key} fillRule="evenodd" className="green" />
      <path d="M44 19H100" className="stroke-on-brand" strokeWidth={2.5} opacity={0.45} />
    </g>
    <path d="M-148 72H-58L-40 92L-58 112H-148a8 8 0 01-8-8V80a8 8 0 018-8z" className="surface" />
    <path
      d="M-148 72H-58L-40 92L-58 112H-148a8 8 0 01-8-8V80a8 8 0 018-8z"
      className="stroke-green"
      strokeWidth={2.5}
    />
    <circle cx={-56} cy={92} r={5} className="green" />
    <path d="M-56 92Q-30 102-3 92" className="stroke-brand-ink" strokeWidth={2.5} />
    <Label x={-109} y={99} size={21} weight={800} tone="green-ink" anchor="middle">
      Access
    </Label>
  </At>
);
