import { type Peak, Ranges } from '../shapes/Ranges.tsx';
import { At, type Place } from '../stage/At.tsx';
import { HillTown } from './HillTown.tsx';
import { Mist } from './Mist.tsx';

const peaks: readonly Peak[] = [[306, 44, 160]];

/* From the farthest to the nearest, each with how deep its tone is. */
const ranges = [
  ['M200 186C260 168 330 178 408 158V340H200z', 0.2],
  ['M200 218C270 200 330 202 408 214V360H200z', 0.5],
] as const;

/* The road from crest to crest: broad where it is near. */
const far =
  'M264 296C284 276 306 266 304 246 302 228 312 222 318 208H327C328 224 320 230 322 246 324 272 302 284 290 296z';
const near = 'M226 448C270 412 246 340 266 288L290 286C284 336 318 400 288 448z';

const plain = 'M200 296C260 280 330 290 408 278V448H200z';

/** What is beyond the shop on a phone, 400 × 440 from 240 on: fewer hills, and the road to the houses of Pokhara without the border. */
export const HillJourneyNarrow = (place: Place) => (
  <At {...place}>
    <circle cx={364} cy={46} r={32} className="marigold-soft" opacity={0.7} />
    <circle cx={364} cy={46} r={21} className="marigold" />
    <Ranges peaks={peaks} />
    <Mist y={130} height={60} />
    {ranges.map(([d, depth]) => (
      <g key={d}>
        <path d={d} className="brand-soft" />
        <path d={d} className="brand-lift" opacity={depth} />
      </g>
    ))}
    <path d={far} className="moon" />
    <HillTown x={266} y={166} scale={0.68} />
    <Mist y={236} height={60} />
    <path d={plain} className="meadow" />
    <path d={plain} className="meadow-lit" opacity={0.24} />
    <path d={near} className="moon" />
  </At>
);
