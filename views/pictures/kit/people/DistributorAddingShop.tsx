import { ShopLimit, ShopLimits } from '../screens/ShopLimits.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At } from '../stage/At.tsx';
import { FingersBelow, ThumbAbove } from './Hand.tsx';
import { PersonBust } from './Person.tsx';
import { roleBust } from './roleBust.ts';

/* From the lower left, with the thumb on the row. */
const hand = { x: 130, y: 161, turn: -38, scale: 0.3, mirrored: 1 } as const;

/** A distributor who puts one more shop into the list of the retailers, with a working limit of its own. */
export const DistributorAddingShop = () => (
  <>
    <PersonBust {...roleBust} hair="beard" skin="skin-deep" clothes="deep-lift" looks="right" />
    <ShopLimits x={132} y={11} />
    <At {...hand}>
      <FingersBelow skin="skin-deep" />
    </At>
    <Panel x={119} y={144} turn={-2.5} width={214} height={44} radius={12}>
      <ShopLimit x={0} y={1} initials="DT" shop="Das Telecom" tone="green" share={0.34} />
    </Panel>
    <At {...hand}>
      <ThumbAbove skin="skin-deep" sleeve="deep-lift" />
    </At>
  </>
);
