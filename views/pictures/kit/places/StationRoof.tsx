import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The yellow board with the name of a station, 152 × 44; x is its middle. */
const StationBoard = ({ x, ...place }: Place) => (
  <At {...place} x={x - 76}>
    <rect width={152} height={44} rx={6} className="code-string" />
    <rect
      x={3.5}
      y={3.5}
      width={145}
      height={37}
      rx={3.5}
      className="stroke-deep"
      strokeWidth={1.5}
    />
    <Label x={76} y={31} size={25} weight={700} tone="deep" anchor="middle">
      Howrah
    </Label>
  </At>
);

interface StationRoofProps {
  readonly width: number;
  /** The middle of each post, which goes on behind what stands at the platform. */
  readonly posts: readonly number[];
  /** The middle of the board that hangs from it. */
  readonly board: number;
}

/** The roof of a platform along the top of the picture, with the name of the station below it. */
export const StationRoof = ({ width, posts, board }: StationRoofProps) => (
  <>
    {posts.map((x) => (
      <g key={x} className="stroke-on-deep-muted" opacity={0.4} strokeLinecap="butt">
        <path d={`M${x} 12V120`} strokeWidth={9} />
        <path
          d={`M${x - 44} 12Q${x - 6} 14 ${x - 2} 54M${x + 44} 12Q${x + 6} 14 ${x + 2} 54`}
          strokeWidth={4}
        />
      </g>
    ))}
    <path d={`M0 0H${width}V12H0z`} className="device" />
    <path d={`M0 12H${width}`} className="stroke-on-deep-muted" strokeWidth={2} opacity={0.5} />
    <path
      d={`M${board - 50} 12V26M${board + 50} 12V26`}
      className="stroke-on-deep-muted"
      strokeWidth={3}
    />
    <StationBoard x={board} y={25} />
  </>
);
