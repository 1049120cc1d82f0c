/** The arm of somebody who holds up a large phone beside the head; the phone and its hand are drawn between its two parts. */
import type { Colour } from '../../palette.ts';

interface ShowingArmProps {
  readonly clothes: Colour;
}

/** From the shoulder down to the elbow, which is behind the counter, clear of the body below the armpit at 168,206. */
export const ShowingUpperArm = ({ clothes }: ShowingArmProps) => (
  <>
    <path
      d="M152 146.500C168 150 180 158 188 170L240 248V290H218L168 206 155 184z"
      className={clothes}
    />
    <path d="M151 160Q153 188 168 206" className="stroke-shade" strokeWidth={3} opacity={0.3} />
  </>
);

/** It goes on from the upper arm at the elbow, and rises to the wrist; a fold lies in its crook. */
export const ShowingForearm = ({ clothes }: ShowingArmProps) => (
  <>
    <path
      d="M214 290Q228 262 230.500 234 233 214 239 195L294 198Q294 246 268 290z"
      className={clothes}
    />
    <path d="M230.500 234Q231 246 224 256" className="stroke-shade" strokeWidth={3} opacity={0.3} />
    <path
      d="M237.500 197Q264 207 294.500 200"
      className="stroke-on-brand"
      strokeWidth={9}
      strokeLinecap="butt"
    />
  </>
);
