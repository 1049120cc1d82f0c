import { StationRoof } from './StationRoof.tsx';
import { TrainHead } from './TrainHead.tsx';

interface HowrahPlatformProps {
  readonly width: number;
  /** Its edge, before which one waits; it goes down to the end of the picture. */
  readonly y: number;
  /** Where the head of the train begins, 300 units long, and how large it is. */
  readonly train: { readonly x: number; readonly scale: number };
  /** The middle of the board with the name of the station. */
  readonly board: number;
  /** The middle of each post of the roof. */
  readonly posts: readonly number[];
}

/** A platform of Howrah station under its roof, and a train that stands at it. */
export const HowrahPlatform = ({ width, y, train, board, posts }: HowrahPlatformProps) => (
  <>
    <StationRoof width={width} posts={posts} board={board} />
    <TrainHead coach x={train.x} y={y + 4 - 222 * train.scale} scale={train.scale} />
    <path d={`M0 ${y}H${width}v200H0z`} className="brand-soft" />
    <path d={`M0 ${y}H${width}v6H0z`} className="on-brand" opacity={0.7} />
    <path d={`M0 ${y + 15}H${width}v8H0z`} className="marigold" />
  </>
);
