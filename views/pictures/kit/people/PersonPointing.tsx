import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { PersonHead } from './PersonHead.tsx';

interface PersonPointingProps extends Place {
  readonly clothes: Colour;
  readonly skin: 'skin' | 'skin-deep';
}

/** A whole man, 96 × 264, who leans to the left with one leg before the other, and points there, a little up; the finger ends at -41,41. */
export const PersonPointing = ({ clothes, skin, ...place }: PersonPointingProps) => (
  <At {...place}>
    <Legs />
    {/* All above the hip leans. */}
    <At x={48} y={138} turn={-4}>
      <At x={-48} y={-138}>
        <Trunk clothes={clothes} skin={skin} />
      </At>
    </At>
  </At>
);

/* The right one carries him, the left one is bent before it. */
const standing = 'M44 130H70.500Q73.500 164 70.500 196L69 255H52L50 196 44 158z';
const stepping = 'M26 130H52L49.500 164 38.500 202 35.500 255H18L17 198Q19 164 26 130z';

const Legs = () => (
  <>
    <path d="M51 252h19v1c5 2 8 5 8 11H50z" className="hair" />
    <path d={standing} className="muted" />
    <path d={standing} className="deep" opacity={0.14} />
    <path d="M36 252v12H3c0-6 6-9 15-12z" className="hair" />
    <path d={stepping} className="muted" />
  </>
);

const Trunk = ({ clothes, skin }: Omit<PersonPointingProps, keyof Place>) => {
  const arm = { clothes, skin, cuff: clothes } as const;
  return (
    <>
      <Arm {...arm} shoulder={[69.5, 69]} elbow={[84, 102]} wrist={[84, 132]} thumb="right" />
      <path
        d="M17 72c1-12 8-18 18-20h26c10 2 17 8 18 20l-6 16-1 54q-23 5-47 0l-2-54z"
        className={clothes}
      />
      <path
        d="M25.500 136q23 5 46.500 0"
        className="stroke-shade"
        strokeWidth={1.5}
        opacity={0.3}
      />
      <At x={13.3} y={0} scale={0.55}>
        <PersonHead skin={skin} looks="left" />
      </At>
      <path d="M38.500 50.500L48 63l9.500-12.500" className="stroke-on-brand" strokeWidth={4} />
      <Arm
        {...arm}
        shoulder={[25, 68]}
        elbow={[4, 62]}
        wrist={[-18, 44]}
        hand="points"
        thumb="right"
      />
    </>
  );
};
