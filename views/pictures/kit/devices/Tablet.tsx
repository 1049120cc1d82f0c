import type { ReactNode } from 'react';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { DeviceFrame } from './DeviceFrame.tsx';

interface TabletProps extends Place {
  readonly width: number;
  readonly height: number;
  /** In the screen's coordinates: it is 24 narrower and 24 lower than the tablet. */
  readonly children: ReactNode;
}

/** A tablet held upright, its camera above the screen. */
export const Tablet = ({ width, height, children, ...place }: TabletProps) => (
  <At {...place}>
    <Shadow width={width} height={height} radius={28} />
    <DeviceFrame width={width} height={height} radius={28} edge={12}>
      {children}
    </DeviceFrame>
    <circle cx={width / 2} cy={6.5} r={2} className="brand-lift" />
  </At>
);
