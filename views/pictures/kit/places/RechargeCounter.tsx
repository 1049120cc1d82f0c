interface RechargeCounterProps {
  /** Of the shadow under what stands on it, with its foot at 206. */
  readonly width: number;
  /** The middle of that shadow. */
  readonly at?: number;
}

/** A wall with light from the upper left and the counter before it, in a card 236 × 236; draw it before what stands there. */
export const RechargeCounter = ({ width, at = 118 }: RechargeCounterProps) => (
  <>
    <WindowLight />
    <path d="M0 184H236V236H0z" className="rim" />
    <path d="M0 184H236V219H0z" className="brand-lift" />
    <path d="M0 219H236" className="stroke-on-brand" strokeWidth={2} opacity={0.25} />
    <ellipse cx={at + 6} cy={206} rx={width / 2} ry={7} className="deep" opacity={0.36} />
  </>
);

/** What comes through a window at the upper left and falls on the wall, or through the sky. */
export const WindowLight = () => (
  <path d="M0 0H92L0 150zM116 0H164L6 236H0V174z" className="letter" opacity={0.34} />
);
