import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';
import { sellers } from './sellers.ts';

/** The part of a tree that its seller sees: herself and the two below her, 112 × 116. */
export const OwnTeam = (place: Place) => (
  <At {...place}>
    <path d="M56 50v8M25 66q0-8 8-8h46q8 0 8 8" className="stroke-brand" strokeWidth={3} />
    <Portrait x={56} y={25} size={50} {...sellers.Farida} />
    <Portrait x={25} y={91} size={50} {...sellers.Harpreet} />
    <Portrait x={87} y={91} size={50} {...sellers.Nisha} />
  </At>
);

/** A team that a seller does not see, 66 wide, in rows as high as hers: a lock above two sellers without a face. x and y are the middle of the lock. */
export const LockedTeam = (place: Place) => (
  <At {...place}>
    <path d="M0 22v11M-19 52V41q0-8 8-8h22q8 0 8 8v11" className="stroke-faint" strokeWidth={3} />
    <LockedSeller x={0} y={0} />
    <circle cx={-19} cy={66} r={14} className="faint" />
    <circle cx={19} cy={66} r={14} className="faint" />
  </At>
);

/** A seller of another team, 44 across: a lock instead of a face. x and y are its middle. */
export const LockedSeller = (place: Place) => (
  <At {...place}>
    <circle r={22} className="line" />
    <Glyph name="lock" x={-11} y={-11} size={22} tone="muted" bold />
  </At>
);
