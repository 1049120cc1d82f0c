import { useDrawnScale } from '../stage/At.tsx';
import { Beard, Face, Glasses, Moustache } from './Face.tsx';

/** `beard` is short hair with a beard, `quiff` a full head of it, `dupatta` a scarf over the head and the shoulders, `swept` long hair with a parting at the side. */
export type Hair =
  | 'short'
  | 'quiff'
  | 'bun'
  | 'long'
  | 'bob'
  | 'swept'
  | 'beard'
  | 'turban'
  | 'dupatta';

export interface LookProps {
  readonly hair?: Hair;
  readonly skin?: 'skin' | 'skin-deep';
  readonly glasses?: boolean;
  readonly moustache?: boolean;
  /** Hair that is no longer black. */
  readonly grey?: boolean;
  /** The face has no more in it than those of smaller heads beside it. */
  readonly plain?: boolean;
  /** To which side of the picture the person looks; by default at the visitor. */
  readonly looks?: 'left' | 'right' | undefined;
}

/** How wide a head is between its ears, and from which width on a visitor would miss its face. */
const head = { width: 56, faceFrom: 22 } as const;

/** Whether a head is so large in its picture that it has a face. */
export const useHasFace = (): boolean => useDrawnScale() * head.width >= head.faceFrom;

const behind: Readonly<Partial<Record<Hair, string>>> = {
  bun: 'M50 0a13 13 0 0126 0c0 8-6 12-13 12s-13-4-13-12z',
  dupatta: 'M25 44C22-20 104-20 101 44c0 22 5 36 13 50L96 110H30L12 94c8-14 13-28 13-50z',
  bob: 'M28 42c0-54 70-54 70 0v30c0 8-5 12-12 12H40c-7 0-12-4-12-12z',
  swept:
    'M26 40C23-19 105-22 101 40 100 58 105 66 106 80 107 93 99 102 87 102L40 98C29 98 20 91 21 79 22 65 27 56 26 40z',
  long: 'M27 44c0-56 72-56 72 0 0 22 4 32 8 42 3 7-3 11-10 11H29c-7 0-13-4-10-11 4-10 8-20 8-42z',
};
const short = 'M34 46c-6-54 64-56 58-1-5-5-5-14-8-20-9 6-28 8-42 3-4 5-4 12-8 18z';

const above: Readonly<Record<Hair, string>> = {
  short,
  quiff:
    'M33 48c-3-12-4-24 3-30C34 6 46-6 62-3c16-6 34 6 30 24 3 8 1 18-1 27-2-10-5-17-10-22-14 3-24 2-33-1-5 6-11 13-11 23z',
  dupatta: 'M34 47c-6-50 64-50 58 0-3-13-13-23-29-28-16 5-26 15-29 28z',
  beard: short,
  bob: 'M33 50c-8-60 68-60 60 0-2-9-4-15-8-20-16 5-30 3-44-1-4 6-6 12-8 21z',
  swept:
    'M32 60C23 24 40-3 64-3 88-3 101 20 94 56 93 39 86 23 75 11 69 25 54 33 43 37 36 40 35 50 32 60z',
  bun: 'M34 48c-8-56 66-56 58 0-3-14-12-22-28-28-14 4-26 13-30 28z',
  long: 'M34 50c-8-58 66-58 58 0-2-15-14-24-34-31-8 10-20 16-24 31z',
  turban: 'M28 46c-10-28 4-54 35-54s45 26 35 54c-7-12-20-21-35-25-15 4-28 13-35 25z',
};

/**
 * The head of a person on a field 126 wide: the chin is at 84, the neck ends at 106. Whether it has a face follows from
 * its size in the picture, so that no scene has to think of it.
 */
export function PersonHead({ hair = 'short', skin = 'skin', grey, ...look }: LookProps) {
  const { glasses, moustache, looks, plain } = look;
  const scale = useDrawnScale();
  const hasFace = useHasFace();
  const tone = grey ? 'muted' : 'hair';
  const bearded = hair === 'turban' || hair === 'beard';
  return (
    <>
      {behind[hair] && <path d={behind[hair]} className={hair === 'dupatta' ? 'red' : tone} />}
      <path d="M50 70h26v20c0 16-26 16-26 0z" className={skin} />
      <path d="M50 78c8 8 18 8 26 0v6c-8 8-18 8-26 0z" className="hair" opacity={0.18} />
      {['short', 'quiff', 'beard', 'bun'].includes(hair) && (
        <path d="M37 46c-9-3-9 14 1 15zM89 46c9-3 9 14-1 15z" className={skin} />
      )}
      <path d="M36 42c0-34 54-34 54 0 0 24-10 42-27 42S36 66 36 42z" className={skin} />
      {bearded && <Beard />}
      {hasFace && (
        <Face
          skin={skin}
          looks={looks}
          bearded={bearded}
          glasses={glasses}
          isSmall={plain || scale < 0.7}
        />
      )}
      {hasFace && moustache && <Moustache tone={tone} looks={looks} />}
      {hasFace && glasses && <Glasses looks={looks} />}
      <path d={above[hair]} className={hair === 'turban' ? 'marigold' : tone} />
      {hair === 'turban' && (
        <path
          d="M63 21C56 8 46 2 36 2M63 21C70 8 80 2 90 2M63 21c-14 0-26 4-37 10M63 21c14 0 26 4 37 10"
          className="stroke-marigold-ink"
          strokeWidth={1.5}
          opacity={0.45}
        />
      )}
    </>
  );
}
