import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { applicant } from './applicant.ts';
import type { LookProps } from './PersonHead.tsx';
import { PersonTurned } from './PersonTurned.tsx';
import type { TurnedHair } from './TurnedHead.tsx';

/* The top of the table. */
const table = 204;

const clay = 'M0 1Q2 16 5.500 27q.7 2 3.200 2h8.600q2.500 0 3.200-2Q24 16 26 1z';

/* From the top of a person to that of the table, in the units of a person. */
const top = 95.7;

/* How large the people are, and where the left one begins. */
const sizes = { far: { scale: 1.4, x: -26 }, near: { scale: 1.72, x: -39 } } as const;

interface TalkerProps extends Pick<LookProps, 'skin' | 'glasses'> {
  readonly hair: TurnedHair;
  readonly clothes: Colour;
  readonly size: keyof typeof sizes;
  /** How far the cup is off the table. */
  readonly lifts?: number;
}

/** The applicant of the page and somebody of the team at a table, who look at each other, each with a hand round a small cup of tea, 236 × 236; `near` for a tile that is shown small. */
export const TalkOverTea = ({ near }: { readonly near?: true }) => (
  <>
    <Talker {...applicant} size={near ? 'near' : 'far'} />
    <At x={0} y={0} mirrored={236}>
      <Talker
        size={near ? 'near' : 'far'}
        hair="short"
        clothes="green"
        skin="skin-deep"
        lifts={5}
      />
    </At>
    <path d={`M0 ${table}H236V236H0z`} className="brand-lift" />
    <path d={`M0 ${table}H236V${table + 10}H0z`} className="brand" />
  </>
);

/** Somebody at the left, whose cup is at 71. */
const Talker = ({ lifts = 0, size, ...look }: TalkerProps) => (
  <PersonTurned
    {...look}
    {...sizes[size]}
    y={table - top * sizes[size].scale}
    hiddenFrom={top}
    far={{ shoulder: [58, 72], elbow: [54, 92], wrist: [52, 96], hand: 'none', thumb: 'left' }}
    near={{
      shoulder: [35, 72],
      elbow: [32, 97],
      wrist: [66, 88.5 - lifts],
      bend: 7,
      hand: 'grips',
      thumb: 'left',
    }}
  >
    <Kulhad x={69.5} y={top - 17.4 - lifts} scale={0.6} />
  </PersonTurned>
);

/** A small cup of fired clay that narrows to its foot, 26 × 29, with milk tea and its steam. */
const Kulhad = (place: Place) => (
  <At {...place}>
    <path
      d="M9-6q-4-5 0-10t0-10M17-6q-4-5 0-10t0-10"
      className="stroke-muted"
      strokeWidth={2.4}
      opacity={0.75}
    />
    {/* Fired clay has the same colour after dark. */}
    <g className="sheet">
      <path d={clay} className="marigold" />
      <path d={clay} className="red" opacity={0.5} />
    </g>
    <ellipse cx={13} cy={1.5} rx={13} ry={4} className="skin-deep" />
    <ellipse cx={13} cy={2.2} rx={10.6} ry={2.8} className="code-string" />
  </At>
);
