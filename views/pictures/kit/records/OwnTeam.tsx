import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { sellers } from './sellers.ts';

/** The part of a tree that its seller sees: herself and the two below her, on a sheet of 132 × 134. */
export const OwnTeam = (place: Place) => (
  <Panel {...place} width={132} height={134}>
    <path d="M66 60v7M34 76v-1q0-8 8-8h48q8 0 8 8v1" className="stroke-brand" strokeWidth={3} />
    <Portrait x={66} y={35} size={52} {...sellers.Farida} />
    <Portrait x={34} y={99} size={52} {...sellers.Harpreet} />
    <Portrait x={98} y={99} size={52} {...sellers.Nisha} />
  </Panel>
);

/** A team that a seller does not see, 74 wide: a lock above two sellers without a face. x and y are the middle of the lock. */
export const LockedTeam = (place: Place) => (
  <At {...place}>
    <path
      d="M0 22v16M-22 58V48q0-10 10-10h24q10 0 10 10v10"
      className="stroke-faint"
      strokeWidth={3}
    />
    <LockedSeller x={0} y={0} />
    <circle cx={-22} cy={66} r={15} className="line" />
    <circle cx={22} cy={66} r={15} className="line" />
  </At>
);

/** A seller of another team, 44 across: a lock instead of a face. x and y are its middle. */
export const LockedSeller = (place: Place) => (
  <At {...place}>
    <circle r={22} className="line" />
    <Glyph name="lock" x={-11} y={-11} size={22} tone="muted" bold />
  </At>
);
