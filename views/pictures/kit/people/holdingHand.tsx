/** The parts of a hand that holds a phone, 280 wide: behind it and on its screen. */
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

const fold = { className: 'stroke-skin-deep', strokeWidth: 2.5 } as const;

/** What of the hand is behind the phone. */
export const HeldPalm = () => <path d="M-48 118L60 90Q124 140 124 224L-66 166z" className="skin" />;

const thumb = 'M16 34C12 14 26 4 40 6 54 8 60 20 56 34L43 76C38 94 44 106 48 124';

/** The thumb, its tip at 40,6; it is broad at its foot, where it lies on the edge of the phone. */
export const TickingThumb = (place: Place) => (
  <At {...place}>
    <path
      d={`${thumb}C52 148 46 168 36 190L-66 166C-74 144-62 126-48 118C-30 108-12 98-4 80Q12 52 16 34z`}
      className="skin"
    />
    <path d={`${thumb}C51 142 48 158 42 172`} {...fold} opacity={0.45} />
    <path d="M16 34Q12 52-4 80C-12 98-30 108-48 118" {...fold} opacity={0.45} />
    <path d="M30 58Q38 57 45 63M27 65Q35 64 42 70" {...fold} opacity={0.55} />
    <At x={41} y={22} turn={18}>
      <path d="M-10 9V-2Q-10-11 0-11 10-11 10-2V9Q0 14-10 9z" className="on-brand" opacity={0.4} />
    </At>
  </At>
);

const cuff = 'M-78 136Q36 168 130 224L118 246Q26 194-87 161z';

/** The cuff across the wrist, and the sleeve. */
export const Wrist = ({ sleeve, ...place }: Place & { readonly sleeve: Colour }) => (
  <At {...place}>
    <path d="M-86 158Q30 188 122 246L-4 560H-230z" className={sleeve} />
    <path d={cuff} className="on-brand" />
    <path d={cuff} className="stroke-shade" strokeWidth={2.5} opacity={0.25} />
  </At>
);
