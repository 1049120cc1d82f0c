/* Rings that share their middle: one is lighter, and the darker one comes over it again at one of both crossings. */
const ring = { y: -9, width: 26, height: 18, rx: 9 } as const;

/** Two rings that go through each other and join two blocks of a chain, 48 wide around 0,0. */
export const ChainLink = () => (
  <>
    <rect {...ring} x={-21} className="stroke-marigold" strokeWidth={6} />
    <rect {...ring} x={-5} className="stroke-code-string" strokeWidth={6} />
    <path
      d="M-6-9H-4A9 9 0 014.500-3"
      className="stroke-marigold"
      strokeWidth={6}
      strokeLinecap="butt"
    />
  </>
);

/* What is left of a ring: it hangs on its block and is open towards the other half. */
const halves = [
  { d: 'M-17-9H-25A9 9 0 00-25 9H-19', turn: 'rotate(10 -30 0)' },
  { d: 'M13-9H21A9 9 0 0121 9H15', turn: 'rotate(-10 26 0)' },
] as const;

/** Both halves of a link that broke, far apart and red, 70 wide, with the middle of the gap at 0,0. */
export const BrokenLink = () =>
  halves.map(({ d, turn }) => (
    <g key={d} transform={turn}>
      <path d={d} className="stroke-surface" strokeWidth={12} />
      <path d={d} className="stroke-red" strokeWidth={6} />
    </g>
  ));
