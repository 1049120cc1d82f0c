import { type ReactNode, useId } from 'react';
import type { Colour } from '../../palette.ts';
import { DeviceCase } from './DeviceCase.tsx';

interface DeviceFrameProps extends Omit<Parameters<typeof DeviceCase>[0], 'x'> {
  /** Of the case, around the screen. */
  readonly edge: number;
  readonly screen?: Colour;
  /** Of the screen, where it does not follow that of the case. */
  readonly corner?: number;
  /** In the screen's coordinates: 0,0 is its top left, and it is two edges narrower and lower than the device. */
  readonly children: ReactNode;
}

/** The case of a device around a screen, whose corners cut what is on it. */
export function DeviceFrame(props: DeviceFrameProps) {
  const { edge, screen = 'surface', corner, children, ...device } = props;
  const id = useId();
  const inside = { width: device.width - 2 * edge, height: device.height - 2 * edge };
  return (
    <>
      <DeviceCase {...device} />
      <clipPath id={id}>
        <rect {...inside} rx={corner ?? device.radius - edge} />
      </clipPath>
      <g transform={`translate(${edge} ${edge})`} clipPath={`url(#${id})`}>
        <rect {...inside} className={screen} />
        {children}
      </g>
    </>
  );
}
