import { At } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';
import { CashHandover } from './CashHandover.tsx';
import { PersonHead } from './PersonHead.tsx';

/* Where his bust stands, and how much larger than its own size it is. */
const bust = { x: 282, y: 55, scale: 1.75 } as const;

/** The keeper of a shop behind his counter, whose edge is at 300: one hand gives four notes to a customer at the left, the other lies on the counter. */
export const GivingKeeper = () => (
  <>
    <At {...bust}>
      <path d="M26 140V100L30 92 48 88H78L96 92 100 100V140z" className="deep-lift" />
      <PersonHead hair="turban" looks="left" />
      <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
      <At x={0} y={-4} mirrored={126}>
        <RestingArm />
      </At>
    </At>
    <CashHandover />
    <Sleeve d={giving} />
  </>
);

/* From the shoulder down to the elbow, which is bent above the counter, and up to the cuff. */
const giving =
  'M336 215C317 219 304 228 299 239Q293 250 281 244L254 230.500 234 270.500 294 299C307 305 321 304 330 295C342 282 350 264 350 245 350 232 345 221 336 215z';

/** His chest is as dark as his sleeves would be, so they have a lighter navy. */
const Sleeve = ({ d }: { readonly d: string }) => (
  <>
    <path d={d} className="deep-lift" />
    <path d={d} className="brand-lift" opacity={0.28} />
  </>
);

/* The left arm from the shoulder, its forearm flat on the counter, and its open hand. */
const RestingArm = () => (
  <>
    <HandAt x={41} y={145} turn={3} pose="open" skin="skin" />
    <Sleeve d="M30 95.800C19 98.300 12 104 8.500 113L-4 138Q-9 153 6 154L38 153.500 37 136.500 27 135.500C33 127 38 119 38 111 38 104 35 99 30 95.800z" />
    <path
      d="M37 136.800L38 153.200"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </>
);
