interface LaneGroundProps {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** The middle of its break. */
  readonly breakAt: number;
}

/** Half as wide as the break, and how far its edges swing to either side. */
export const halfBreak = 8;
const swing = 8;

const radius = 16;

/** The white ground of a lane along an axis of time, torn where the axis leaves out many hours. */
export function LaneGround({ x, width, height, breakAt }: LaneGroundProps) {
  const quarter = height / 4;
  const wave = `q${swing} ${quarter / 2} 0 ${quarter}q${-swing} ${quarter / 2} 0 ${quarter}`.repeat(
    2,
  );
  const right = x + width;
  return (
    <path
      d={[
        `M${breakAt - halfBreak} 0${wave}H${x + radius}`,
        `a${radius} ${radius} 0 01${-radius} ${-radius}V${radius}a${radius} ${radius} 0 01${radius} ${-radius}z`,
        `M${breakAt + halfBreak} 0${wave}H${right - radius}`,
        `a${radius} ${radius} 0 00${radius} ${-radius}V${radius}a${radius} ${radius} 0 00${-radius} ${-radius}z`,
      ].join('')}
      className="letter"
    />
  );
}
