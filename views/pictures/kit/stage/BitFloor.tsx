interface BitFloorProps {
  /** Of what stands there: its middle and its width. */
  readonly x: number;
  readonly width: number;
}

/** Where what is drawn on a small card stands, the same in a row of them: its lower edge is at 132. */
export const BitFloor = ({ x, width }: BitFloorProps) => (
  <>
    <path d="M0 112H240V150H0z" className="deep" opacity={0.24} />
    <ellipse cx={x} cy={132} rx={width / 2} ry={5} className="deep" opacity={0.4} />
  </>
);
