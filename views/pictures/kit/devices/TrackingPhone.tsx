import { TrackedApplication } from '../screens/TrackedApplication.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface TrackingPhoneProps extends Place {
  /** How high the head of its screen is, and from one stop to the next. */
  readonly head: number;
  readonly step: number;
}

/** An upright phone that tells how far the application for a PAN is, 266 × 400: the frame cuts it below all that it says. */
export const TrackingPhone = ({ head, step, ...place }: TrackingPhoneProps) => (
  <At {...place}>
    <Shadow width={266} height={400} radius={42} />
    <rect width={266} height={400} rx={42} className="device" />
    <rect x={1} y={1} width={264} height={398} rx={41} className="stroke-rim" strokeWidth={2} />
    <rect x={13} y={13} width={240} height={374} rx={29} className="surface" />
    <TrackedApplication x={13} y={13} head={head} step={step} />
  </At>
);
