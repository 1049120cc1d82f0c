import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { CashDrawer, WorkingLimit } from '../../kit/money/CashPosition.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Beside long words: from below, the drawer, the four notes that the customer takes, and the limit that rises by them. */
export function MatmCashTall() {
  return (
    <Scene width={400} height={676} ground="warm" grows="around">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <WorkingLimit x={32} y={28} />
      <Connector from={[80, 368]} to={[80, 184]} upright arrow tone="green" dashed />
      <circle cx={80} cy={276} r={26} className="brand" />
      <Glyph name="refresh" x={65} y={261} size={30} tone="on-brand" bold />
      <Banknotes x={140} y={250} count={4} value="₹500" />
      <CashDrawer x={32} y={388} />
      <Panel x={32} y={596} width={336} height={56}>
        <Label x={24} y={35} size={17} tone="muted">
          Together, as before
        </Label>
        <Label x={312} y={36} size={20} weight={800} anchor="end">
          ₹30,000
        </Label>
      </Panel>
    </Scene>
  );
}
