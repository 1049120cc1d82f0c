import { CashDrawer, WorkingLimit } from '../../kit/money/CashPosition.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a withdrawal changes: the limit rises, the cash in the drawer falls, and their sum stays. */
export function MatmCash() {
  return (
    <Scene width={400} height={480} ground="warm" grows="around">
      <Rings x={400} y={0} size={280} tone="marigold-soft" />
      <WorkingLimit x={32} y={24} />
      <CashDrawer x={32} y={184} />
      <circle cx={200} cy={172} r={20} className="brand" />
      <Glyph name="refresh" x={188} y={160} size={24} tone="on-brand" bold />
      <Panel x={32} y={384} width={336} height={72}>
        <Label x={24} y={33} size={17} weight={600}>
          Together
        </Label>
        <Label x={24} y={55} size={16} tone="muted">
          as before
        </Label>
        <Label x={312} y={48} size={34} weight={800} anchor="end">
          ₹30,000
        </Label>
      </Panel>
    </Scene>
  );
}
