import { At } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';
import { CashHandover } from './CashHandover.tsx';
import { PersonBust } from './Person.tsx';

/* Where his bust stands, and how much larger than its own size it is. */
const bust = { x: 282, y: 55, scale: 1.75 } as const;

/** The keeper of a shop behind his counter, whose edge is at 300: one hand gives four notes to a customer at the left, the other lies on the counter. */
export const GivingKeeper = () => (
  <>
    <At {...bust}>
      <PersonBust x={0} y={0} hair="turban" clothes="deep-lift" looks="left" />
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
  'M334 212C315 215 301 226 297 241L294 250.500 254 230.500 234 270.500 294 299C307 305 321 304 330 295C341 283 346 266 347 246z';

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
    <Sleeve d="M36 89.500C23 92 14 101 9 112L-4 138Q-9 153 6 154L38 153.500 37 136.500 27 135.500C33 124 37 108 36 89.500z" />
    <path
      d="M37 136.800L38 153.200"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </>
);
