import { type Peak, Ranges } from '../shapes/Ranges.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type HillRange, HillRanges } from './HillRanges.tsx';
import { HillTown } from './HillTown.tsx';
import { Mist } from './Mist.tsx';
import { RoundTree } from './RoundTree.tsx';

const peaks: readonly Peak[] = [
  [352, 96, 150],
  [600, 118, 130],
  [486, 44, 190],
];

const ranges: readonly HillRange[] = [
  ['M-8 226C120 250 250 240 300 228 340 218 366 228 414 214S540 182 648 208V400H-8z', 0.2],
  ['M-8 300C100 260 200 290 290 270 340 258 374 255 430 258S580 250 648 276V440H-8z', 0.5],
];

/* The road from crest to crest: broad where it is near. */
const far =
  'M398 356C430 342 470 328 464 308 460 292 430 292 426 268H435C440 286 480 288 486 308 492 330 458 344 436 356z';

const near =
  'M310 524C352 490 386 470 390 436 392 412 384 390 398 364L428 362C420 388 436 408 440 436 446 474 424 498 410 524z';

const plain = 'M-8 372C120 366 260 366 330 360S420 361 470 358 590 338 648 350V528H-8z';

/* Grass that is nearer than who stands behind it. */
const verge = 'M396 528C450 490 540 484 648 494V528z';

const trees = [
  [356, 282, 15],
  [374, 288, 11],
  [516, 276, 12],
] as const;

const tufts = 'M468 506q3-10 6 0q4-8 7 0M596 504q3-10 6 0q4-8 7 0';

/** What is beyond the shop, 640 × 520: a plain, the road over two hills with mist between them, the houses of Pokhara, snowy peaks. */
export const HillJourney = (place: Place) => (
  <At {...place}>
    <circle cx={582} cy={74} r={42} className="marigold-soft" opacity={0.7} />
    <circle cx={582} cy={74} r={27} className="marigold" />
    <Ranges peaks={peaks} />
    <Mist y={180} height={70} />
    <HillRanges ranges={ranges} />
    <path d={far} className="moon" />
    <HillTown x={368} y={218} scale={0.8} />
    {trees.map(([x, y, r]) => (
      <RoundTree key={x} x={x} y={y} r={r} />
    ))}
    <Mist y={300} height={76} />
    <path d={plain} className="meadow" />
    <path d={plain} className="meadow-lit" opacity={0.24} />
    <path d={near} className="moon" />
    <path d={verge} className="meadow" />
    <path d={verge} className="meadow-lit" opacity={0.42} />
    <path d={tufts} className="stroke-meadow-lit" strokeWidth={2.5} />
  </At>
);
