import { Rings } from '../../kit/Backdrop.tsx';
import { CategoryTiles } from '../../kit/CategoryTiles.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TurningPill } from '../../kit/TurningPill.tsx';
import { billCategories } from '../services/billCategories.ts';

/** The head of the bill payment page for phones: the twelve categories, and the bill that was paid from the first. */
export function BbpsHeroNarrow() {
  return (
    <Scene width={400} height={400} ground="warm">
      <Rings x={400} y={400} size={320} tone="marigold-soft" />
      <CategoryTiles
        x={16}
        y={16}
        tiles={billCategories}
        columns={3}
        width={117}
        height={62}
        gap={8}
        size={13}
        tone="letter"
      />
      <Panel x={16} y={300} width={368} height={84}>
        <Label x={20} y={36} size={16} tone="muted">
          Electricity bill
        </Label>
        <Label x={20} y={66} size={24} weight={800}>
          ₹1,846
        </Label>
        <TurningPill x={348} y={26} anchor="end" size={17} was="Paying">
          Paid
        </TurningPill>
      </Panel>
    </Scene>
  );
}
