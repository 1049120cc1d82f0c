import { At, useDrawnScale } from '../stage/At.tsx';
import { type LookProps, useHasFace } from './PersonHead.tsx';

/** Who is drawn from the side: with a bun, a bob, with short hair, or with a turban and a beard. */
export type TurnedHair = 'short' | 'bun' | 'bob' | 'turban';

const swept =
  'M41 66C30 57 28 36 37 23 46 8 80 6 89 25q4 9 3 20C89 33 83 26 75 21 64 26 57 34 54 47q-2 13-7 17-3 2-6 2z';

const hairs: Readonly<Record<TurnedHair | 'tail', string>> = {
  bun: swept,
  bob: 'M50 84C38 87 26 81 26 60 24 20 42 4 64 4 86 4 96 22 91 43 90 34 86 27 80 22 74 29 65 33 54 33 55 50 58 64 56 77q-1 6-6 7z',
  tail: swept,
  short:
    'M42 60C31 53 30 36 36 25 44 9 82 7 89 27q3 8 2 18C88 38 86 33 84 27 74 31 62 31 53 28 54 36 55 42 53 47q-3 9-6 12z',
  turban:
    'M40 58C24 38 22 10 44-3 66-15 98-6 99 20 99 30 96 36 92 42 88 32 80 24 70 20 58 26 48 40 40 58z',
};

interface TurnedHeadProps extends Pick<LookProps, 'skin' | 'grey' | 'glasses'> {
  /** `tail` is a ponytail. */
  readonly hair?: TurnedHair | 'tail';
  /** The head is bent and the face turned further, to what is on a desk before it. */
  readonly looksDown?: boolean | undefined;
}

/** The head of somebody who looks to the right, on the field of `PersonHead`: one ear, and the face towards the edge. */
export function TurnedHead({
  hair = 'bun',
  skin = 'skin',
  grey,
  glasses,
  looksDown,
}: TurnedHeadProps) {
  const fold = skin === 'skin' ? 'stroke-skin-deep' : 'stroke-hair';
  const isLarge = useDrawnScale() > 1;
  const tone = grey ? 'muted' : 'hair';
  const bearded = hair === 'turban';
  return (
    <g transform={looksDown ? 'rotate(8 58 88)' : undefined}>
      {hair === 'bun' && <circle cx={46} cy={4} r={13} className={tone} />}
      {hair === 'tail' && (
        <path
          d="M42 22C28 10 10 18 9 40 8 62 18 76 6 98 26 94 36 76 33 58 32 46 36 40 46 38z"
          className={tone}
        />
      )}
      <path d="M49 70h24v22c0 14-24 14-24 0z" className={skin} />
      <path d="M49 76c8 9 17 10 24 8v6c-8 4-16 2-24-6z" className="hair" opacity={0.18} />
      <path d="M36 42c0-34 54-34 54 0 0 23-6 42-21 42S37 68 36 42z" className={skin} />
      {bearded && (
        <path
          d="M47 50C50 60 56 64 64 63 72 59 82 58 89.500 60 88 78 80 92 67 91 53 90 46 74 44 56z"
          className="hair"
        />
      )}
      {useHasFace() && (
        <g transform={looksDown ? 'translate(3 2)' : undefined}>
          <path d="M64 51v.1M82 51v.1" className="stroke-hair" strokeWidth={5} />
          <path d="M75 54q6 5 .5 7" className={fold} strokeWidth={2.6} opacity={0.8} />
          {isLarge && (
            <path
              d="M59.500 42q4.500-3.500 9-.5M78.500 41.500q3.500-3 7 .5"
              className="stroke-hair"
              strokeWidth={2.5}
              opacity={0.8}
            />
          )}
          <path
            d="M66.500 71.500q6.500 4.500 12.500-.5"
            className={bearded ? `stroke-${skin}` : fold}
            strokeWidth={2.4}
          />
        </g>
      )}
      {glasses && <TurnedGlasses />}
      <path d={hairs[hair]} className={bearded ? 'marigold' : tone} />
      {bearded && (
        <path
          d="M70 20C64 6 54 0 44-3M70 20C56 20 42 30 31 40M70 20C80 12 90 8 97 10"
          className="stroke-marigold-ink"
          strokeWidth={1.8}
          opacity={0.45}
        />
      )}
      {/* A bob hides the ear. */}
      {hair !== 'bob' && (
        <At x={51} y={54}>
          <ellipse rx={5.5} ry={8} className={skin} />
          <path d="M1-3q-4 3 0 7" className={fold} strokeWidth={2} opacity={0.6} />
        </At>
      )}
    </g>
  );
}

/* The far glass is seen from the side, so it is narrower; the arm goes under the hair. */
const TurnedGlasses = () => (
  <path
    d="M54 51a9.500 9.500 0 0019 0 9.500 9.500 0 00-19 0zM77 51a6 9 0 0012 0 6 9 0 00-12 0zM73 49.500q2-1.500 4 0M54 49L42 47"
    className="stroke-deep"
    strokeWidth={2.8}
  />
);
