import { RechargedPhone } from '../devices/RechargedPhone.tsx';
import { At, type Place } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';
import { PersonHead } from './PersonHead.tsx';

const sleeve = 'deep-lift';

/* Where the arms leave the body and bend: their cloth is dark, so the folds are light. */
const folds = 'M34 106Q33 118 25 133M99 105Q101 119 110 132M124 128L119 138';

/** A keeper behind his counter who points at a customer’s recharged phone, which stands there, 283 × 170, from -14 on; draw the counter's top first, from 140 to 174. */
export const KeeperWithPhone = (place: Place) => (
  <At {...place}>
    <path d="M8 141C8 108 26 92 48 88H78C100 92 116 108 116 141z" className={sleeve} />
    <PersonHead hair="turban" looks="right" />
    <ellipse cx={67} cy={153} rx={84} ry={6} className="deep" opacity={0.4} />
    <HandAt x={47} y={145} turn={3} pose="open" skin="skin" />
    <Cloth d="M44 90C26 92 15 101 9 112L-10 138Q-16 153 0 154L44 153.500 43 136.500 25 134 36 112z" />
    <path
      d="M43 136.800L44 153.200"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
    <PointingArm />
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
    <path d={folds} className="stroke-on-brand" strokeWidth={1.6} opacity={0.24} />
    <StandingPhone />
  </At>
);

/* The sleeves are a lighter navy than the chest, so that the arms are seen before it. */
const Cloth = ({ d }: { readonly d: string }) => (
  <>
    <path d={d} className={sleeve} />
    <path d={d} className="brand-lift" opacity={0.28} />
  </>
);

/* Its elbow is on the counter; the first finger ends before the phone. */
const PointingArm = () => (
  <>
    <HandAt x={146} y={106} turn={-24} pose="points" skin="skin" />
    <Cloth d="M82 90C100 92 111 101 117 111L126 124 137.500 98.500 152.500 107 146 143Q143 154.500 130 154 118 153.500 110 145L98 132z" />
    <path
      d="M137.500 98.500L152.500 107"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </>
);

/* It leans on a stand whose lip is before its foot. */
const StandingPhone = () => (
  <At x={3} y={0}>
    <ellipse cx={224.5} cy={165} rx={44} ry={5} className="deep" opacity={0.4} />
    <RechargedPhone x={182.4} y={34} scale={0.376} />
    <path
      d="M203.500 150H245.500L250.500 163Q250.500 166 247.500 166H201.500Q198.500 166 198.500 163z"
      className="on-deep-muted"
    />
    <path d="M203.500 150H245.500L247 154H202z" className="on-brand" opacity={0.5} />
  </At>
);
