import { At, type Place } from '../stage/At.tsx';

interface HouseRowProps extends Place {
  /** Width and height of each house, from the left. */
  readonly houses: readonly (readonly [width: number, height: number])[];
}

/** The quiet fronts of a street behind what happens in it, side by side with their feet at y. */
export const HouseRow = ({ houses, ...place }: HouseRowProps) => (
  <At {...place}>
    {houses.map(([width, height], index) => {
      const x = houses.slice(0, index).reduce((sum, [before]) => sum + before, 0);
      const windows = Math.max(1, Math.floor((width - 12) / 26));
      const inset = (width - windows * 26 + 14) / 2;
      return (
        <At key={x} x={x} y={-height}>
          <path d={`M0 0H${width}V${height}H0z`} className="skyline" />
          <path d={`M-3 0H${width + 3}V6H-3z`} className="faint" opacity={0.4} />
          {[22, 62].map((y) =>
            Array.from({ length: windows }, (_, column) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: the windows never change
                key={`${y} ${column}`}
                x={inset + column * 26}
                y={y}
                width={12}
                height={20}
                className="faint"
                opacity={0.34}
              />
            )),
          )}
        </At>
      );
    })}
  </At>
);
