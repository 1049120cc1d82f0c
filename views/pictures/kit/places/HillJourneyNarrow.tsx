import { type Peak, Ranges } from '../shapes/Ranges.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type HillRange, HillRanges } from './HillRanges.tsx';
import { HillTown } from './HillTown.tsx';
import { Mist } from './Mist.tsx';

const peaks: readonly Peak[] = [[318, 52, 150]];

const ranges: readonly HillRange[] = [
  ['M-8 182C80 164 160 190 220 180 300 164 340 172 408 158V340H-8z', 0.2],
  ['M-8 228C100 210 270 200 408 214V360H-8z', 0.5],
];

/* The road from crest to crest: broad where it is near. */
const far =
  'M264 298C288 278 300 262 296 246 292 228 324 214 333 188H343C338 218 308 232 314 248 320 270 302 286 290 298z';
const near = 'M226 448C270 412 246 340 266 288L290 286C284 336 318 400 288 448z';

const plain = 'M-8 292C120 286 300 292 408 278V448H-8z';

/** What is beyond the shop on a phone, 400 × 440: fewer hills, and the road to the houses of Pokhara without the border. */
export const HillJourneyNarrow = (place: Place) => (
  <At {...place}>
    <circle cx={366} cy={40} r={27} className="marigold-soft" opacity={0.7} />
    <circle cx={366} cy={40} r={18} className="marigold" />
    <Ranges peaks={peaks} />
    <Mist y={130} height={60} />
    <HillRanges ranges={ranges} />
    <path d={far} className="moon" />
    <HillTown x={289} y={154} scale={0.58} />
    <Mist y={236} height={60} />
    <path d={plain} className="meadow" />
    <path d={plain} className="meadow-lit" opacity={0.24} />
    <path d={near} className="moon" />
  </At>
);
