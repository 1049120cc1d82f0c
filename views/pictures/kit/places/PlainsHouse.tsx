import { At, type Place } from '../stage/At.tsx';

interface PlainsHouseProps extends Place {
  /** Of the roof, which ends 12 before and after the wall. */
  readonly width: number;
  /** The left edge of the frame of its door, 84 wide. */
  readonly door: number;
  /** The left edge of its window, 52 wide. */
  readonly window?: number;
}

const panels = 'h18v62h-18zm38 0h18v62h-18zm-38 78h18v72h-18zm38 0h18v72h-18z';

/** The front of a house of the plains, 272 high: tiled roof with a slope at both ends, green door, window. */
export const PlainsHouse = ({ width, door, window, ...place }: PlainsHouseProps) => (
  <At {...place}>
    <path d={`M12 40H${width - 12}V272H12z`} className="marigold-soft" />
    <path d={`M12 244H${width - 12}V272H12z`} className="marigold" opacity={0.3} />
    <path d={`M12 46H${width - 12}v10H12z`} className="shade" />
    <path d={`M0 48L30 0H${width - 30}L${width} 48z`} className="marigold" />
    <path
      d={`M20 16H${width - 20}M10 32H${width - 10}`}
      className="stroke-skin-deep"
      strokeWidth={2}
      opacity={0.35}
    />
    <path d={`M${door} 86h84v186h-84z`} className="skin-deep" />
    <path d={`M${door + 8} 94h68v178h-68z`} className="green" />
    <path
      d={`M${door + 42} 94v178M${door + 15} 108${panels}`}
      className="stroke-green-soft"
      strokeWidth={2.5}
      opacity={0.45}
    />
    <circle cx={door + 36} cy={178} r={4} className="marigold" />
    {/* A slab keeps the rain off the door, and a smaller one off the window. */}
    <path d={`M${door - 6} 76h96v11h-96z`} className="marigold" />
    <path d={`M${door - 4} 262h92v10h-92z`} className="muted" />
    {window !== undefined && (
      <g transform={`translate(${window} 108)`}>
        <path d="M-7-9H59V1H-7z" className="marigold" />
        <path d="M0 1H52V66H0z" className="brand" />
        <path d="M26 1V66M0 33H52" className="stroke-marigold-soft" strokeWidth={3.5} />
      </g>
    )}
  </At>
);
