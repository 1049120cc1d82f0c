import { rupees } from '#content/rupees.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { At } from '../stage/At.tsx';
import { LimitPurse } from './LimitPurse.tsx';
import { NotePair } from './NotePair.tsx';
import { WithdrawalMeaning } from './WithdrawalMeaning.tsx';
import { rowHeight, withdrawn } from './withdrawalRow.ts';

/** The cash that a shop pays out, and its working limit that rises by as much, 330 wide. */
export const CashForLimit = () => (
  <>
    <At x={0} y={0} scale={rowHeight / 58}>
      <NotePair />
    </At>
    <At x={117} y={rowHeight / 2 - 15}>
      <circle cx={15} cy={15} r={15} className="marigold" />
      <Glyph name="arrow-right" x={5} y={5} size={20} tone="deep" bold />
    </At>
    <LimitPurse x={176} y={rowHeight / 2 - 26} scale={1.04} width={148} size={18} />
    <WithdrawalMeaning amount={`−${rupees(withdrawn)}`} name="your cash" />
    <WithdrawalMeaning amount={`+${rupees(withdrawn)}`} name="due to you" end />
  </>
);
