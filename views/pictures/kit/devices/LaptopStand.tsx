import { At, type Place } from '../stage/At.tsx';

interface LaptopStandProps extends Place {
  readonly width: number;
  /** From what stands on it down to its feet. */
  readonly height: number;
}

/** A low shelf on three feet that raises a laptop above a table. */
export const LaptopStand = ({ width, height, ...place }: LaptopStandProps) => {
  const feet = [64, width - 290, width - 64];
  return (
    <At {...place}>
      {feet.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <ellipse cx={0} cy={height} rx={40} ry={5} className="shade" />
          <path d={`M-18 8h36l6 ${height - 8}h-48z`} className="stage-mint" />
          <path d="M-18 8h36l1 20h-38z" className="shade" />
        </g>
      ))}
      <rect width={width} height={18} rx={7} className="stage-mint" />
    </At>
  );
};
