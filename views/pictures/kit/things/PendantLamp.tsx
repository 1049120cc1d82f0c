import { At, type Place } from '../stage/At.tsx';

/** A lamp that hangs 86 down from the ceiling, 88 wide, its cord at 0. */
export const PendantLamp = (place: Place) => (
  <At {...place}>
    <path d="M0 0V40" className="stroke-deep" strokeWidth={3} />
    <path d="M-14 80a14 12 0 0028 0z" className="code-string" />
    <path d="M-9 38H9L12 47C32 52 43 64 44 80H-44C-43 64-32 52-12 47z" className="brand" />
    <path
      d="M-33 73C-30 64-22 58-12 55"
      className="stroke-on-brand"
      strokeWidth={4}
      opacity={0.45}
    />
  </At>
);
