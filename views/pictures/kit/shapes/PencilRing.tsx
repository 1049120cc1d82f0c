import { At, type Place } from '../stage/At.tsx';

interface PencilRingProps extends Place {
  readonly width: number;
  readonly height: number;
}

/** A long loop drawn by hand around a line of writing; its end runs past its beginning, as a quick hand does. */
export const PencilRing = ({ width, height, ...place }: PencilRingProps) => {
  const right = `${width + 7} ${height * 0.74} ${width + 2} ${height * 0.2} ${width - 38} ${height * 0.06}`;
  return (
    <At {...place}>
      <path
        d={`M${width * 0.66} 8C${width * 0.5} 0 46-3 14 ${height * 0.22}-8 ${height * 0.46}-4 ${height * 0.9} 38 ${height - 2}C80 ${height + 1} ${width - 90} ${height + 1} ${width - 42} ${height - 3} ${right} ${width * 0.8}-4 ${width * 0.62}-3 ${width * 0.5} 4`}
        className="stroke-muted"
        strokeWidth={2.5}
      />
    </At>
  );
};
