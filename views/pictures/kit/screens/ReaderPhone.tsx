import type { ReactNode } from 'react';
import { DeviceFrame } from '../devices/DeviceFrame.tsx';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';

const edge = 9;
const head = 82;

interface ReaderPhoneProps extends Place {
  readonly width: number;
  /** By default it runs over the lower edge of its picture. */
  readonly height?: number;
  /** The list, 0,0 at its top left; the screen is 18 narrower than the phone. */
  readonly children: ReactNode;
}

/** A feed reader on a phone: with the article that arrives, three are unread. */
export const ReaderPhone = ({ width, height = 560, children, ...place }: ReaderPhoneProps) => {
  const screen = width - 2 * edge;
  const count = (unread: string) => (
    <Label x={screen - 18} y={63} size={20} weight={700} tone="on-brand" anchor="end">
      {unread}
    </Label>
  );
  return (
    <At {...place}>
      <Shadow width={width} height={height} radius={36} />
      <DeviceFrame width={width} height={height} radius={35} edge={edge} rim={1}>
        <rect width={screen} height={head} fill="url(#sheen)" />
        <rect x={screen / 2 - 30} y={11} width={60} height={17} rx={8.5} className="deep" />
        <FeedMark x={16} y={42} scale={28 / 64} />
        <Label x={54} y={63} size={20} weight={700} tone="on-brand">
          Unread
        </Label>
        <Arrival was={count('2')}>{count('3')}</Arrival>
        <At x={0} y={head}>
          {children}
        </At>
      </DeviceFrame>
    </At>
  );
};
