import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { DeviceFrame } from './DeviceFrame.tsx';

interface BarePhoneProps extends Place {
  readonly width: number;
  readonly height: number;
  /** In the screen's coordinates, which are 12 narrower than the phone. */
  readonly children: ReactNode;
}

/** A small phone without a status line, whose letters could not be read; its lower end may be behind something. */
export const BarePhone = ({ width, height, children, ...place }: BarePhoneProps) => (
  <At {...place}>
    <DeviceFrame width={width} height={height} radius={16} edge={6} tone="device">
      {children}
    </DeviceFrame>
  </At>
);
