import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';
import { type Hair, PersonHead } from './PersonHead.tsx';
import { Sleeve } from './RestingArm.tsx';

const clothes = 'deep-lift';

interface CounterClerkProps extends Place {
  readonly hair: Hair;
  /** What the right hand holds, between fingers and thumb, in the units of that hand. */
  readonly shows: ReactNode;
}

/** A clerk or a keeper behind a counter, both hands on it, the right one beside what stands there at 200, 126 × 174: draw the counter first, its far edge at 160. */
export const CounterClerk = ({ hair, shows, ...place }: CounterClerkProps) => (
  <At {...place}>
    <path d="M24 161V104L30 92 48 88H78L96 92 102 104V161z" className={clothes} />
    <PersonHead hair={hair} looks="right" />
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
    <ellipse cx={84} cy={172} rx={92} ry={5} className="deep" opacity={0.2} />
    <HandAt x={161} y={163} turn={-2} pose="open" skin="skin">
      {shows}
    </HandAt>
    <Sleeve clothes={clothes} d={showing} inner="M93 92L89 114 98 156" />
    <Cuff d="M159 154.300L158.500 170.700" />
    <HandAt x={45} y={162} turn={3} pose="open" skin="skin" />
    <Sleeve
      clothes={clothes}
      d={resting}
      inner="M33 92C37 96 39 104 38 114L29 152.500 40 153.500"
    />
    <Cuff d="M41 153.800L42 170.200" />
  </At>
);

/* From the shoulder down to the elbow, and flat on the counter away from the body. */
const showing =
  'M93 91.800C106 94 114 102 117 114L124 149 159 154 158.500 171 116 170.500C106 170 100 165 98 156L89 114z';

/* The same, and before the body. */
const resting =
  'M33 91.800C20 94 12 102 9 114L-3 154Q-7 170 8 171L42 170.500 41 153.500 29 152.500 38 114C39 104 37 96 33 91.800z';

const Cuff = ({ d }: { readonly d: string }) => (
  <path d={d} className="stroke-on-brand" strokeWidth={4} strokeLinecap="butt" />
);
