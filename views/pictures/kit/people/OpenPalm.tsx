import { At, type Place } from '../stage/At.tsx';

/** From the little finger to the first: where each leaves the palm, how far it leans, and how long it is. */
const fingers = [
  { x: 54, y: 200, turn: -24, scale: 0.8 },
  { x: 94, y: 176, turn: -10, scale: 0.96 },
  { x: 138, y: 168, turn: 0, scale: 1.04 },
  { x: 180, y: 180, turn: 17, scale: 0.97 },
] as const;

/* A finger upwards from 0,0: wider at its joints, narrower at its tip. */
const finger =
  'M-23 24C-25-14-21-34-21-58-22-70-19-84-19-106-19-138-12-150 0-150S19-138 19-106C19-84 22-70 21-58 21-34 25-14 23 24z';

const palm =
  'M30 190C44 180 70 170 96 166 126 158 160 158 186 168 204 178 206 196 208 224 212 244 222 244 234 232 252 214 262 196 278 178 292 164 312 174 308 194 300 222 276 258 252 280 226 302 207 304 207 328V362H70V328C70 312 60 302 50 284 34 256 24 224 30 190z';

const fold = { className: 'stroke-skin-deep', strokeWidth: 3, opacity: 0.75 } as const;

/** A right hand with spread fingers, seen from its palm, about 290 wide; its wrist is at 362. */
export const OpenPalm = (place: Place) => (
  <At {...place}>
    {fingers.map((place) => (
      <At key={place.x} {...place}>
        <path d={finger} className="skin" />
        <path d="M-13-58q13 5 26 0M-12-106q12 4 24 0" {...fold} />
      </At>
    ))}
    <path d={palm} className="skin" />
    {/* The lines of the palm, and where the thumb begins. */}
    <path
      d="M54 236C92 250 128 240 144 206M66 264C110 270 160 254 186 214M128 316C122 284 150 262 192 244"
      {...fold}
    />
  </At>
);
