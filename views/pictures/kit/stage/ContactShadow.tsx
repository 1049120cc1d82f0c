interface ContactShadowProps {
  /** The middle of what stands there, and where it stands. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The flat shadow under feet or a wall; draw it before what stands on it. */
export const ContactShadow = ({ x, y, width }: ContactShadowProps) => (
  <ellipse cx={x} cy={y} rx={width / 2} ry={6} className="shade" />
);
