/* Left edge, width and roof of each house. */
const houses = [
  [-20, 74, 150],
  [54, 58, 108],
  [112, 66, 172],
] as const;

const lights = [
  [14, 172],
  [68, 128],
  [90, 128],
  [128, 194],
] as const;

/** A street of a town after the sun has set, 440 × 400; its pavement begins at 318. */
export const EveningStreet = () => (
  <>
    <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
      <stop className="stop-sheen-from" />
      <stop offset=".5" className="stop-on-deep-red" />
      <stop offset=".9" className="stop-marigold" />
    </linearGradient>
    <path d="M0 0H440V330H0z" fill="url(#dusk)" />
    <circle cx={84} cy={64} r={18} className="moon" />
    {houses.map(([x, width, roof]) => (
      <path key={x} d={`M${x} ${roof}h${width}V330h-${width}z`} className="deep-lift" />
    ))}
    {lights.map(([x, y]) => (
      <path key={`${x} ${y}`} d={`M${x} ${y}h10v13h-10z`} className="moon" />
    ))}
    <path d="M0 318H440V400H0z" className="sheen-from" />
    <path d="M0 318H440V326H0z" className="on-deep-muted" />
    <path d="M0 380H440V400H0z" className="deep-lift" />
  </>
);
