import {
  DocumentsSent,
  FirstPurchase,
  HolderChecked,
  HoldersPlanned,
} from '../../kit/money/cardProgramme.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Each stage is over the middle of the words that tell of it. */
const stages = [
  [HoldersPlanned, 20],
  [DocumentsSent, 328],
  [HolderChecked, 636],
  [FirstPurchase, 944],
] as const;

/** One card on its way along a line, each stage over the step that tells of it: it is planned, applied for, made out to a holder, and used. */
export const PrepaidProgramme = () => (
  <Scene width={1200} height={272} ground="lilac">
    <path d="M138 194H1062" className="stroke-marigold" strokeWidth={5} strokeDasharray="0 14" />
    {stages.map(([Stage, x]) => (
      <At key={x} x={x} y={18}>
        <Stage />
      </At>
    ))}
  </Scene>
);
