import { At, type Place } from '../stage/At.tsx';

/** The fingers from the little one to the first: where each leaves the palm, its tip, and its thickness. */
const fingers = [
  ['M56 250L30 138', 38],
  ['M94 240L80 66', 42],
  ['M136 236L134 36', 44],
  ['M178 242L196 68', 42],
] as const;

const palm =
  'M37 244C46 216 190 206 200 240L204 300C200 340 184 350 182 420H62C62 352 40 330 37 244z';

/** A right hand with open fingers, seen from its palm, about 270 wide; it rises from the lower edge of its picture. */
export const OpenPalm = (place: Place) => (
  <At {...place}>
    {fingers.map(([finger, thickness]) => (
      <path key={finger} d={finger} className="stroke-skin" strokeWidth={thickness} />
    ))}
    <path d="M172 320C216 296 238 250 252 190" className="stroke-skin" strokeWidth={44} />
    <path d={palm} className="skin" />
    {/* The skin between the first finger and the thumb. */}
    <path d="M197 236C200 270 212 278 226 268L204 322z" className="skin" />
    <path d="M112 308c2-44 28-70 70-74" className="stroke-skin-deep" strokeWidth={3.5} />
  </At>
);
