import { CashDrawer, WorkingLimit } from '../../kit/money/CashPosition.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a withdrawal changes: the limit rises, the cash in the drawer falls, and their sum stays. */
export function MatmCash() {
  return (
    <Scene width={400} height={480} ground="warm" grows="around">
      <Rings x={400} y={0} size={280} tone="marigold-soft" />
      <WorkingLimit x={32} y={28} />
      <circle cx={200} cy={196} r={20} className="brand" />
      <Glyph name="refresh" x={188} y={184} size={24} tone="on-brand" bold />
      <CashDrawer x={32} y={228} />
      <Label x={200} y={450} size={17} weight={600} anchor="middle">
        Together ₹30,000, as before
      </Label>
    </Scene>
  );
}
