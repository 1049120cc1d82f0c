import { At } from '../stage/At.tsx';
import { Sleeve } from './RestingArm.tsx';
import { TurnedHead } from './TurnedHead.tsx';

/* Where the busts of both stand, and how much larger than its own size each is. */
const keeper = { x: 244, y: 128, scale: 1.6, mirrored: 126 } as const;
const customer = { x: -46, y: 122, scale: 1.6 } as const;

const Collar = () => <path d="M46 87l15 22 17-24 7 6-22 32h-6L39 93z" className="on-brand" />;

/** The keeper of a shop behind his counter, whose edge is at 350, turned to the customer at his right hand. */
export const GivingKeeper = () => (
  <At {...keeper}>
    <path
      d="M30 92L48 87H76L96 92C106 96 112 104 113 116V160H13V116C14 104 20 96 30 92z"
      className="deep-lift"
    />
    <TurnedHead hair="turban" />
    <Collar />
    {/* The arm that hangs behind the counter. */}
    <path d="M37 122Q40 136 39 150" className="stroke-deep" strokeWidth={1.6} />
  </At>
);

/** His arm, from the shoulder down to the elbow before his chest, and up to the cuff. */
export const GivingArm = () => (
  <Sleeve
    clothes="deep-lift"
    d="M306 273C290 275 279 283 274 297L257 289 241 322 294 350C308 357 322 353 327 341 334 326 335 305 328 289 324 280 316 273 306 273z"
    inner="M322 279C333 292 335 322 327 341 322 353 308 357 294 350M274 297L281 300"
  />
);

/** The customer before the counter, from the side: he is cut by the frame at the left. */
export const TakingCustomer = () => (
  <At {...customer}>
    <path
      d="M26 94L46 87H74L88 93C97 98 100 108 100 120L96 180 104 270H0L6 180 4 118C6 104 14 98 26 94z"
      className="green"
    />
    <TurnedHead hair="short" skin="skin-deep" />
    <path d="M44 89l18 14 14-15 5 7-18 22-26-20z" className="on-brand" />
  </At>
);

/** The customer's arm, from the shoulder down to the elbow and up to the cuff. */
export const TakingArm = () => (
  <Sleeve
    clothes="green"
    d="M36 290C14 292 2 308 0 330L-8 392C-10 420 8 432 32 420L134 354 110 317 70 340Q58 345 60 330C64 306 54 290 36 290z"
    inner="M40 290.500C56 292 64 306 60 330Q58 345 70 340L109 317.500M-8 392C-10 420 8 432 32 420L134 354"
  />
);
