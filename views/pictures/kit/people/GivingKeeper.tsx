import { At } from '../stage/At.tsx';
import { CashHandover } from './CashHandover.tsx';
import { PersonHead } from './PersonHead.tsx';
import { RestingArm, Sleeve } from './RestingArm.tsx';

/* Where his bust stands, and how much larger than its own size it is. */
const bust = { x: 282, y: 55, scale: 1.75 } as const;

/** The keeper of a shop behind his counter, whose edge is at 300: one hand gives four notes to a customer at the left, the other lies on the counter. */
export const GivingKeeper = () => (
  <>
    <At {...bust}>
      <path d="M26 140V100L30 92 48 88H78L96 92 100 100V140z" className="deep-lift" />
      <PersonHead hair="turban" looks="left" />
      <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
      <RestingArm clothes="deep-lift" mirrored={126} />
    </At>
    <CashHandover />
    <Sleeve
      clothes="deep-lift"
      d={giving}
      inner="M336 216C345 221 350 232 350 245 350 264 342 282 330 295"
    />
  </>
);

/* From the shoulder down to the elbow, which is bent above the counter, and up to the cuff. */
const giving =
  'M336 215C317 219 304 228 299 239Q293 250 281 244L254 230.500 234 270.500 294 299C307 305 321 304 330 295C342 282 350 264 350 245 350 232 345 221 336 215z';
