import { At } from '../stage/At.tsx';
import { HowrahBridge } from './HowrahBridge.tsx';
import { StationRoof } from './StationRoof.tsx';

interface HowrahPlatformProps {
  readonly width: number;
  /** Its edge, before which one waits; it goes down to the end of the picture. */
  readonly y: number;
  /** How large the bridge is; it begins a little outside of the picture. */
  readonly bridge: number;
  /** The middle of the board with the name of the station. */
  readonly board: number;
}

/** A platform of Howrah station in the evening, under its roof, with the bridge behind it. */
export const HowrahPlatform = ({ width, y, bridge, board }: HowrahPlatformProps) => (
  <>
    <circle
      cx={52 * bridge}
      cy={y - 250 * bridge}
      r={36 * bridge}
      className="marigold"
      opacity={0.6}
    />
    <g opacity={0.3}>
      <At x={-24} y={y - 292 * bridge} scale={bridge}>
        <HowrahBridge empty />
      </At>
    </g>
    <path d={`M0 ${y}H${width}v200H0z`} className="brand-soft" />
    <path d={`M0 ${y}H${width}v6H0z`} className="on-brand" opacity={0.7} />
    <path d={`M0 ${y + 15}H${width}v8H0z`} className="marigold" />
    <StationRoof width={width} posts={[]} board={board} />
  </>
);
