/** The light from the upper left on the wall of a station, 236 × 236. */
export const WallLight = () => (
  <path d="M-24 0H84L236 152V236H212z" className="letter" opacity={0.36} />
);
