interface FaceProps {
  readonly skin: 'skin' | 'skin-deep';
  readonly looks?: 'left' | 'right' | undefined;
  readonly bearded: boolean;
  /** Then the strokes are heavier, and the brows and the nose are left out. */
  readonly isSmall: boolean;
  /** Brows are seen over their rims. */
  readonly glasses?: boolean | undefined;
}

/** How far eyes, nose and mouth move to the side when somebody looks there. */
const turn = { left: -5, right: 5 } as const;

/** Eyes, brows, nose and mouth of a head. */
export function Face({ skin, looks, bearded, isSmall, glasses }: FaceProps) {
  const aside = looks ? turn[looks] : 0;
  return (
    <g transform={`translate(${aside} 0)`}>
      <path d="M51.5 51v.1M74.5 51v.1" className="stroke-hair" strokeWidth={isSmall ? 5 : 4.5} />
      {!isSmall && (
        <path
          d={`${glasses ? 'M46 37.500q5-3 10-.500M70 37q5-2.500 10 .500' : 'M47 43q4-2.500 8 0M71 43q4-2.500 8 0'}M62 55q-2 5 2.500 5`}
          className="stroke-hair"
          strokeWidth={2.5}
          opacity={0.8}
        />
      )}
      <path
        d={bearded ? 'M56 72q7 4 14 0' : 'M56.500 68q6.500 5 13 0'}
        className={bearded ? `stroke-${skin}` : 'stroke-hair'}
        strokeWidth={isSmall ? 3.2 : 2.8}
      />
    </g>
  );
}

/** From ear to ear, with a moustache. */
export const Beard = () => (
  <path
    d="M36 48c3 8 6 12 12 14 9-4 21-4 30 0 6-2 9-6 12-14 2 28-8 44-27 44S34 76 36 48z"
    className="hair"
  />
);

interface MoustacheProps extends Pick<FaceProps, 'looks'> {
  readonly tone: 'hair' | 'muted';
}

/** Under the nose, over the mouth. */
export const Moustache = ({ tone, looks }: MoustacheProps) => (
  <path
    d="M63 59c5-4 14-1 17 7-6 2-12 1-17-2-5 3-11 4-17 2 3-8 12-11 17-7z"
    className={tone}
    transform={looks && `translate(${turn[looks]} 0)`}
  />
);

/** Two round glasses before the eyes. */
export const Glasses = ({ looks }: Pick<FaceProps, 'looks'>) => (
  <path
    d="M41 51a10 10 0 0020 0 10 10 0 00-20 0zM65 51a10 10 0 0020 0 10 10 0 00-20 0zM61 49q2-2 4 0M41 49l-5-2M85 49l5-2"
    className="stroke-deep"
    strokeWidth={3}
    transform={`translate(${looks ? turn[looks] : 0} 0)`}
  />
);
