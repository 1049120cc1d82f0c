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
  { d: 'M-39-9H-47A9 9 0 00-47 9H-41', turn: 'rotate(10 -52 0)' },
  { d: 'M-16-9H-8A9 9 0 01-8 9H-14', turn: 'rotate(-10 -3 0)' },
] as const;

/** Both halves of a link that broke, apart and red: one hangs on the block that ends at -48, and one on that which begins at 0. */
export const BrokenLink = () =>
  halves.map(({ d, turn }) => (
    <g key={d} transform={turn}>
      <path d={d} className="stroke-surface" strokeWidth={12} />
      <path d={d} className="stroke-red" strokeWidth={6} />
    </g>
  ));
