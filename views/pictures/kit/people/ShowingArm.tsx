/** The arm of somebody who holds up a large phone beside the head; the phone and its hand are drawn between its two parts. */
import type { Colour } from '../../palette.ts';

interface ShowingArmProps {
  readonly clothes: Colour;
}

/** Behind the hand, with a line where the sleeve leaves the body. */
export const ShowingUpperArm = ({ clothes }: ShowingArmProps) => (
  <>
    <path d="M158 150C196 160 216 192 240 226V276H178z" className={clothes} />
    <path d="M166 160Q180 212 179 272" className="stroke-shade" strokeWidth={3} opacity={0.3} />
  </>
);

/** It goes on from the upper arm at the elbow, which is on the counter; a fold lies in its crook. */
export const ShowingForearm = ({ clothes }: ShowingArmProps) => (
  <>
    <path d="M204 276Q216 246 234 222L298 228Q306 252 300 276z" className={clothes} />
    <path d="M235 231Q231 243 216 249" className="stroke-shade" strokeWidth={3} opacity={0.3} />
    <path
      d="M235 225Q262 234 296 229"
      className="stroke-on-brand"
      strokeWidth={9}
      strokeLinecap="butt"
    />
  </>
);
