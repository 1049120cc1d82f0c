/* Where one plank meets the next, 80 apart, and where two of one row meet. */
const seams = Array.from({ length: 15 }, (_, index) => -388 + index * 80);
const joints = [-290, -80, 84, -330, 42, -216, -160, 205];

const across = seams.map((y) => `M-400 ${y}H800`).join('');
const ends = seams
  .flatMap((y, row) => {
    const x = joints[(row * 3) % joints.length] ?? 0;
    return [`M${x} ${y}v80`, `M${x + 420} ${y}v80`];
  })
  .join('');
const darker = seams
  .filter((_, row) => row % 2)
  .map((y) => `M-400 ${y}H800v80H-400z`)
  .join('');
const grain = seams
  .map((y, row) => {
    const x = -400 + ((row * 137) % 90);
    return `M${x} ${y + 22}q150 9 300 0t300 2 300-3 300 2M${x - 60} ${y + 54}q120-8 240 1t240-2 240 3 240-1 240 0`;
  })
  .join('');

/** A wooden table top seen straight from above, in planks, from -400 to 800 in both directions. */
export const PlankTop = () => (
  <>
    <path d="M-400-400H800V820H-400z" className="skin" />
    <path d="M-400-400H800V820H-400z" className="marigold-soft" opacity={0.4} />
    <path d={darker} className="hair" opacity={0.05} />
    <path d={grain} className="stroke-hair" strokeWidth={1.5} opacity={0.1} />
    <path d={across + ends} className="stroke-hair" strokeWidth={2.5} opacity={0.3} />
    <path
      d={across}
      className="stroke-on-brand"
      strokeWidth={1.5}
      opacity={0.22}
      transform="translate(0 2)"
    />
  </>
);
