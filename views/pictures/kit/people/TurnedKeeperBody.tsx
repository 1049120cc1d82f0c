import { At } from '../stage/At.tsx';
import { TurnedHead } from './TurnedHead.tsx';

/** The head of a keeper who is turned to the left, and his chest down to a counter at 140; his arms are drawn by who says what they do. */
export const TurnedKeeperBody = () => (
  <>
    <path d="M26 140V100L30 92 48 88H78L96 92 100 100V140z" className="deep-lift" />
    <At x={0} y={0} mirrored={126}>
      <TurnedHead hair="turban" />
      <path d="M46 87l15 22 17-24 7 6-22 32h-6L39 93z" className="on-brand" />
    </At>
  </>
);
