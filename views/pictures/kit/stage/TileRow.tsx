import type { ReactNode } from 'react';
import { Panel } from '../shapes/Panel.tsx';

/** Four small sheets side by side on a picture of 560 × 184; each drawing has 116 × 136 and its own name. */
export const TileRow = ({
  tiles,
}: {
  readonly tiles: readonly (readonly [name: string, drawing: ReactNode])[];
}) =>
  tiles.map(([name, drawing], index) => (
    <Panel key={name} x={24 + index * 132} y={24} width={116} height={136}>
      {drawing}
    </Panel>
  ));
