import { rupees } from '#content/rupees.ts';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { WayDisc } from '../shapes/WayDisc.tsx';
import { At } from '../stage/At.tsx';
import { NotePair } from './NotePair.tsx';
import { RisenLimit } from './RisenLimit.tsx';
import { WithdrawalMeaning } from './WithdrawalMeaning.tsx';
import { withdrawn } from './withdrawalRow.ts';

const paid = `−${rupees(withdrawn)}`;
const due = `+${rupees(withdrawn)}`;

/** The cash that a shop pays out, and the balance of its working limit, which rises by as much, 330 × 124. */
export const CashForLimit = () => (
  <>
    <At x={0} y={4} scale={1.07}>
      <NotePair />
    </At>
    <WithdrawalMeaning amount={paid} name="your cash" y={96} />
    <Panel x={144} y={0} width={186} height={124} radius={12}>
      <Label x={16} y={27} size={16} weight={600} tone="muted">
        Working limit
      </Label>
      <Label x={16} y={58} size={23} weight={800} tone="green-ink">
        {due}
      </Label>
      <Label x={16} y={79} size={16} tone="muted">
        due to you
      </Label>
      <RisenLimit x={16} y={94} width={154} height={14} />
    </Panel>
    <WayDisc x={112} y={35} />
  </>
);

/** The same for phones, 188 × 188. */
export const CashForLimitNarrow = () => (
  <>
    <At x={0} y={0} scale={0.88}>
      <NotePair />
    </At>
    <Label x={188} y={35} size={24} weight={800} anchor="end">
      {paid}
    </Label>
    <Panel x={-6} y={74} width={200} height={120} radius={12}>
      <Label x={16} y={29} size={20} weight={600} tone="muted">
        Working limit
      </Label>
      <Label x={16} y={60} size={28} weight={800} tone="green-ink">
        {due}
      </Label>
      <Label x={16} y={83} size={18} tone="muted">
        due to you
      </Label>
      <RisenLimit x={16} y={95} width={168} height={14} />
    </Panel>
  </>
);
