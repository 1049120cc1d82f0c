import type { Colour } from '../../palette.ts';
import { At } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { Pallu, PalluEnd } from './Pallu.tsx';
import { type Hair, type LookProps, PersonHead } from './PersonHead.tsx';

export interface FigureProps extends LookProps {
  readonly clothes?: Colour;
  /** Where the usual ones are lost on a ground that is dark in both schemes. */
  readonly trousers?: Colour;
  /** Of the end of a sari and of its hem, beside somebody who wears marigold. */
  readonly drape?: Colour;
  /** Who wears a sari walks to the right. */
  readonly strides?: true;
}

/** What all arms of a figure have in common. */
export const sleevesOf = ({ clothes = 'brand', skin = 'skin', hair = 'short' }: FigureProps) =>
  ({ clothes, skin, sleeve: wearsSari(hair) ? 'short' : 'long' }) as const;

/** Who is drawn in a sari: its end lies over the shoulder, and the arms are bare. */
export const wearsSari = (hair: Hair): boolean => hair === 'long' || hair === 'bun';

/* The heel of the rear one is off the ground. */
const shoes = {
  standing: 'M22 252h20v12H12c0-6 4-9 10-11zM54 252h20v1c6 2 10 5 10 11H54z',
  striding: 'M78 246h20l1 6c7 2 11 6 11 12H78zM2 238l16 6 14 11c5 4 5 9 0 9H21L-1 247z',
} as const;

interface SkirtProps {
  readonly clothes: Colour;
  readonly drape: Colour;
  readonly strides: true | undefined;
}

/** Of a sari, from the hip to its hem. */
const Skirt = ({ clothes, drape, strides }: SkirtProps) =>
  strides ? (
    <>
      <path
        d="M22 130H74C80 166 92 214 101 246Q76 260 50 252 28 257 1 245C12 206 20 168 22 130z"
        className={clothes}
      />
      <path
        d="M60 164C69 192 76 220 79 240M41 196C38 212 36 226 34 238"
        className="stroke-shade"
        strokeWidth={2.5}
        opacity={0.22}
      />
      <path
        d="M98.500 236L101 246Q76 260 50 252 28 257 1 245L4 235.500Q28 246 50 242 76 249 98.500 236z"
        className={drape}
      />
    </>
  ) : (
    <>
      <path d="M22 130h52l8 122q-34 8-68 0z" className={clothes} />
      <path d="M15 242q33 8 66 0l1 10q-34 8-68 0z" className={drape} />
    </>
  );

interface PersonBodyProps extends FigureProps {
  /** The arm that hangs; the others are drawn by who says what they do. */
  readonly hangs?: 'left' | 'right';
}

/** Shoulder, elbow and wrist of an arm that hangs. */
const hanging = {
  left: { shoulder: [25, 68], elbow: [16, 102], wrist: [18, 132] },
  right: { shoulder: [71, 68], elbow: [80, 102], wrist: [78, 132] },
} as const;

/** A standing person with one arm or none, 96 × 264, six and a half heads high; the shoulders are at 24,68 and 72,68. */
export function PersonBody({ hangs, ...figure }: PersonBodyProps) {
  const { clothes = 'brand', hair = 'short', skin = 'skin', trousers = 'muted', looks } = figure;
  const { drape = 'marigold', strides, moustache = false } = figure;
  return (
    <>
      {wearsSari(hair) && <PalluEnd tone={drape} />}
      {hangs && <Arm {...sleevesOf(figure)} {...hanging[hangs]} thumb={hangs} />}
      <path d={strides ? shoes.striding : shoes.standing} className="hair" />
      {wearsSari(hair) ? (
        <Skirt clothes={clothes} drape={drape} strides={strides} />
      ) : (
        <path d="M22 140h52l1 116H54l-4-90h-4l-4 90H21z" className={trousers} />
      )}
      <path
        d="M16 72c1-12 9-18 19-20h26c10 2 18 8 19 20l-6 14 2 72q-28 5-56 0l2-72z"
        className={clothes}
      />
      {wearsSari(hair) && <Pallu tone={drape} />}
      <At x={16.5} y={4} scale={0.5}>
        <PersonHead hair={hair} skin={skin} looks={looks} moustache={moustache} />
      </At>
      {!wearsSari(hair) && (
        <path d="M39 50.500L48 62l9-11.500" className="stroke-on-brand" strokeWidth={4} />
      )}
    </>
  );
}
