import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { SimCard } from './SimCard.tsx';

/** A SIM card on a green tile, 128 × 144. */
export const SimOnTile = (place: Place) => (
  <Panel {...place} width={128} height={144} tone="green" flat>
    <SimCard x={26} y={16} />
  </Panel>
);
