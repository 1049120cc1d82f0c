import type { ReactNode } from 'react';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { NewFeedRow, newFeedRow } from './NewFeedRow.tsx';

const edge = 9;
const width = 232;
const height = 560;
const screen = { width: width - 2 * edge, height: height - 2 * edge, radius: 26 } as const;
const head = 82;

/** Where the new article lies on the phone, and where the list goes on below it on the screen. */
export const arriving = {
  y: edge + head + 16,
  middle: edge + head + 16 + newFeedRow.height / 2,
  below: head + 16 + newFeedRow.height + 22,
} as const;

interface ReaderPhoneProps extends Place {
  /** How wide the new article is: it leaves the phone by as much at either side. */
  readonly card: number;
  /** The articles below it, in the screen's coordinates, from `arriving.below`. */
  readonly children: ReactNode;
}

/** A feed reader on a phone, 232 wide, which runs over the lower edge of its picture: three articles are unread, and the first of them arrives. */
export const ReaderPhone = ({ card, children, ...place }: ReaderPhoneProps) => (
  <At {...place}>
    <Shadow width={width} height={height} radius={36} />
    <rect width={width} height={height} rx={35} className="deep" />
    <rect x={0.5} y={0.5} width={width - 1} height={height - 1} rx={34.5} className="stroke-rim" />
    <At x={edge} y={edge}>
      <rect width={screen.width} height={screen.height} rx={screen.radius} className="surface" />
      <path
        d={`M0 ${head}V26A26 26 0 0126 0H${screen.width - 26}a26 26 0 0126 26V${head}z`}
        fill="url(#sheen)"
      />
      <rect x={screen.width / 2 - 30} y={11} width={60} height={17} rx={8.5} className="deep" />
      <FeedMark x={16} y={42} scale={28 / 64} />
      <Label x={54} y={63} size={20} weight={700} tone="on-brand">
        Unread
      </Label>
      <Label x={screen.width - 18} y={63} size={20} weight={700} tone="on-brand" anchor="end">
        3
      </Label>
      {children}
    </At>
    <Arrival>
      <NewFeedRow x={(width - card) / 2} y={arriving.y} width={card} />
    </Arrival>
  </At>
);
