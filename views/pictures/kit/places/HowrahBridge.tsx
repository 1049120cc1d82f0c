/* Where the left half has its posts, from the bank to the middle. */
const posts = [0, 24, 48, 72, 96, 120, 144, 168, 192, 216, 240] as const;

const deck = 284;
/* Of the straight lower chord, from which the deck hangs. */
const lower = 248;
const middle = 240;
const tower = 96;
const top = 92;

/* Where the span begins that hangs between the arms of both towers; its chord is level. */
const arm = 192;

/* The upper chord rises from the bank to the tower and falls to the hung span. */
function chord(x: number): number {
  const share = x <= tower ? x / tower : Math.max(0, 1 - (x - tower) / (arm - tower));
  const foot = x <= tower ? lower : 208;
  return Math.round(foot - (foot - top) * share ** 1.25);
}

const upper = posts.map((x) => `${x} ${chord(x)}`).join('L');
const web = posts
  .slice(1)
  .map((x, index) => {
    const before = posts[index] ?? 0;
    return `M${before} ${chord(before)}L${x} ${lower}M${before} ${lower}L${x} ${chord(x)}V${lower}`;
  })
  .join('');
const hangers = posts.map((x) => `M${x} ${lower}V${deck}`).join('');

/** One half of the trusses with its tower. */
function Half() {
  return (
    <>
      <path d={hangers} className="stroke-brand" strokeWidth={2} opacity={0.7} />
      <path d={web} className="stroke-brand" strokeWidth={2.5} opacity={0.8} />
      <path d={`M${upper}M0 ${lower}H${middle}`} className="stroke-brand" strokeWidth={5} />
      <path d={`M90 ${top}L84 304M102 ${top}L108 304`} className="stroke-brand" strokeWidth={6} />
      <path d={`M86 ${top}h20`} className="stroke-brand" strokeWidth={8} />
    </>
  );
}

interface HowrahBridgeProps {
  /** Without taxis and bus, where it is longer than it is drawn. */
  readonly empty?: boolean;
}

/** The cantilever bridge of Kolkata, 480 wide from edge to edge, with its deck at 284. */
export function HowrahBridge({ empty }: HowrahBridgeProps) {
  return (
    <>
      <Half />
      <g transform="matrix(-1 0 0 1 480 0)">
        <Half />
      </g>
      <path d="M76 292h40v24H76zM364 292h40v24h-40z" className="brand-ink" />
      {!empty && <Traffic />}
      <rect y={deck - 4} width={480} height={14} className="brand-ink" />
    </>
  );
}

const Traffic = () => (
  <>
    {[185, 294].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path d="M0 268h42v13H0zM8 269l5-11h16l8 11z" className="marigold" />
        <path d="M14 267l3-6h4v6zM24 261h4l4 6h-8z" className="paper" />
        <circle cx={10} cy={279} r={5} className="deep" />
        <circle cx={32} cy={279} r={5} className="deep" />
      </g>
    ))}
    <g transform="translate(132 256)">
      <rect width={42} height={26} rx={5} className="green" />
      <path d="M6 5h30v9H6z" className="green-soft" />
    </g>
  </>
);
