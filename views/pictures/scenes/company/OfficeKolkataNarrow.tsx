import { Scene } from '../../kit/stage/Scene.tsx';

/* Where the lower chord and the deck carry a post, with the height of the upper chord there. */
const posts = [
  [14, 72],
  [56, 72],
  [68, 80],
  [80, 80],
  [92, 80],
  [104, 72],
  [146, 72],
] as const;

/* The sun on the water: half the width of each stroke, and its height. */
const reflection = [
  [26, 133],
  [18, 142],
  [11, 151],
] as const;

/** The same for phones: the bridge alone, with few and strong lines. */
export const OfficeKolkataNarrow = () => (
  <Scene width={160} height={160} ground="warm" grows="above">
    <circle cx={80} cy={62} r={50} className="marigold-soft" opacity={0.7} />
    <circle cx={80} cy={62} r={32} className="marigold" />
    <path d="M-160 122H320V160H-160z" className="brand-soft" />
    <path d="M-160 122H320V160H-160z" fill="url(#fade)" />
    {reflection.map(([half, y]) => (
      <path
        key={y}
        d={`M${80 - half} ${y}h${2 * half}`}
        className="stroke-marigold"
        strokeWidth={4}
        opacity={0.8}
      />
    ))}
    <path
      d={posts.map(([x, y]) => `M${x} ${y}V112`).join('')}
      className="stroke-brand"
      strokeWidth={3}
    />
    <path
      d="M-8 98L14 72L35 98L56 72L68 98L80 80L92 98L104 72L125 98L146 72L168 98"
      className="stroke-brand"
      strokeWidth={3}
    />
    <path
      d="M-10 96Q22 72 35 30Q44 66 66 80H94Q116 66 125 30Q138 72 170 96M-10 98H170"
      className="stroke-brand"
      strokeWidth={5}
    />
    <path
      d="M32 28L27 124M38 28L43 124M122 28L117 124M128 28L133 124"
      className="stroke-brand"
      strokeWidth={6}
    />
    <path d="M28 26h14M118 26h14" className="stroke-brand" strokeWidth={7} />
    <path d="M-10 110H170v9H-10zM19 116h32v16H19zM109 116h32v16h-32z" className="brand-ink" />
  </Scene>
);
