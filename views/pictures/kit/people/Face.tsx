interface FaceProps {
  readonly skin: 'skin' | 'skin-deep';
  readonly looks?: keyof typeof turn | undefined;
  readonly bearded: boolean;
  /** Then the strokes are heavier, and the brows and the nose are left out. */
  readonly isSmall: boolean;
}

/** How far eyes, nose and mouth move when somebody looks to a side, or down. */
const turn = { left: '-5 0', right: '5 0', down: '0 3' } as const;

/* Under a lowered lid one sees the lower half of an eye. */
const LoweredEyes = () => (
  <>
    <path
      d="M48.800 52a2.700 3.600 0 005.400 0zM71.800 52a2.700 3.600 0 005.400 0z"
      className="hair"
    />
    <path
      d="M48 52.200q3.500-2.200 7 0M71 52.200q3.500-2.200 7 0"
      className="stroke-hair"
      strokeWidth={2.2}
    />
  </>
);

/** Eyes, brows, nose and mouth of a head. */
export function Face({ skin, looks, bearded, isSmall }: FaceProps) {
  return (
    <g transform={looks && `translate(${turn[looks]})`}>
      {looks === 'down' ? (
        <LoweredEyes />
      ) : (
        <path d="M51.5 51v.1M74.5 51v.1" className="stroke-hair" strokeWidth={isSmall ? 5 : 4.5} />
      )}
      {!isSmall && (
        <path
          d={`${looks === 'down' ? 'M47 42.500h8M71 42.500h8' : 'M47 43q4-2.500 8 0M71 43q4-2.500 8 0'}M62 55q-2 5 2.500 5`}
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
    transform={looks && `translate(${turn[looks]})`}
  />
);

/** Two round glasses before the eyes. */
export const Glasses = ({ looks }: Pick<FaceProps, 'looks'>) => (
  <path
    d="M41 51a10 10 0 0020 0 10 10 0 00-20 0zM65 51a10 10 0 0020 0 10 10 0 00-20 0zM61 49q2-2 4 0M41 49l-5-2M85 49l5-2"
    className="stroke-deep"
    strokeWidth={3}
    transform={looks && `translate(${turn[looks]})`}
  />
);
