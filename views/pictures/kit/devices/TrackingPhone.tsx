import { TrackedApplication } from '../screens/TrackedApplication.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { DeviceFrame } from './DeviceFrame.tsx';

interface TrackingPhoneProps extends Place {
  /** How high the head of its screen is, and from one stop to the next. */
  readonly head: number;
  readonly step: number;
}

/** An upright phone that tells how far the application for a PAN is, 266 × 400: the frame cuts it below all that it says. */
export const TrackingPhone = ({ head, step, ...place }: TrackingPhoneProps) => (
  <At {...place}>
    <Shadow width={266} height={400} radius={42} />
    <DeviceFrame width={266} height={400} radius={42} edge={13} tone="device">
      <TrackedApplication x={0} y={0} head={head} step={step} />
    </DeviceFrame>
  </At>
);
