import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

const fold = { className: 'stroke-skin-deep', strokeWidth: 2.5, opacity: 0.55 } as const;

/** A hand from the right, seen from above, whose first finger is stretched; its fingertip is at 0,0, and its arm goes on to 640. */
export const PressingHand = ({ sleeve, ...place }: Place & { readonly sleeve: Colour }) => (
  <At {...place}>
    <Folded />
    <path
      d="M-3-20Q-22-19-22 0-22 19-3 20L96 25 126 40Q170 52 214 40V-78Q176-104 136-92L92-26z"
      className="skin"
    />
    {/* The nail, and where the finger bends. */}
    <path
      d="M-15-10q3-3 9-3h10q5 13 0 26H-6q-6 0-9-3-4-10 0-20z"
      className="on-brand"
      opacity={0.4}
    />
    <path d="M50-9q4 9 0 18M58-8q3 8 0 16" {...fold} />
    <path d="M-3-20L92-26 124-25" {...fold} />
    <Thumb />
    <Cuff sleeve={sleeve} />
  </At>
);

/* The other three fingers are bent: only their knuckles are seen. */
const Folded = () => (
  <>
    <path d="M100-88L150-82" className="stroke-skin" strokeWidth={30} />
    <path d="M84-67L150-66" className="stroke-skin" strokeWidth={34} />
    <path d="M72-41L150-42" className="stroke-skin" strokeWidth={38} />
    <path d="M76-59L118-58M88-83L122-79" {...fold} />
  </>
);

const Thumb = () => (
  <>
    <path d="M58 36Q44 39 45 51 47 64 62 63L116 62Q150 66 190 42L136 24 104 30z" className="skin" />
    <path d="M58 36L108 28.500M58 36Q44 39 45 51 47 64 62 63L112 62" {...fold} />
  </>
);

const Cuff = ({ sleeve }: { readonly sleeve: Colour }) => (
  <>
    <path d="M204-84h30v130h-30q8-65 0-130z" className="on-brand" />
    <path
      d="M204-84h30v130h-30q8-65 0-130z"
      className="stroke-shade"
      strokeWidth={2.5}
      opacity={0.25}
    />
    <path d="M230-92H640V54H230q8-73 0-146z" className={sleeve} />
    <path d="M234-92q8 73 0 146" className="stroke-shade" strokeWidth={3} opacity={0.2} />
  </>
);
