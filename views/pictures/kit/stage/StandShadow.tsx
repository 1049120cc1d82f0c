interface StandShadowProps {
  readonly width: number;
}

/** The thin flat shadow of a small thing that is 58 high and stands on its lower edge. */
export const StandShadow = ({ width }: StandShadowProps) => (
  <ellipse cx={width / 2} cy={58} rx={width / 2 - 2} ry={3} className="shade" />
);
