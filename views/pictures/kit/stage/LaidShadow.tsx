export interface Laid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far its shadow falls to the lower right: a card's less than a device's. */
  readonly depth: number;
}

interface LaidShadowProps {
  readonly things: readonly Laid[];
}

/* A large drawing of the shadows, made small, has a soft edge as narrow as things that lie on a table have. */
const shrink = 0.3;
const grown = (length: number) => Math.round(length / shrink);

/** The shadows of everything that lies on a table seen from above, all to the lower right; draw it before the things. */
export const LaidShadow = ({ things }: LaidShadowProps) => (
  <g transform={`scale(${shrink})`}>
    <path
      d={things
        .map(
          ({ x, y, width, height, depth }) =>
            `M${grown(x + depth)} ${grown(y + depth * 1.3)}h${grown(width)}v${grown(height)}h-${grown(width)}z`,
        )
        .join('')}
      className="deep"
      opacity={0.42}
      filter="url(#soft)"
    />
  </g>
);
