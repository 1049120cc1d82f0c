import { Rings } from '../../kit/Backdrop.tsx';
import { Connector } from '../../kit/Connector.tsx';
import { BankCredit, DayBatch } from '../../kit/DayBatch.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** Beside long words: the batch with its total, the only charge that is taken from it, and the account below. */
export function PosSettlementTall() {
  return (
    <Scene width={400} height={632} ground="warm" grows="around">
      <Rings x={400} y={632} size={340} tone="marigold-soft" />
      <DayBatch x={24} y={28} step={64} summed />
      <Connector from={[72, 400]} to={[72, 504]} upright arrow />
      <Panel x={112} y={412} width={264} height={72}>
        <Label x={20} y={32} size={17} weight={700}>
          Other cards
        </Label>
        <Label x={20} y={54} tone="muted">
          Discount
        </Label>
        <Pill x={244} y={22} anchor="end" tone="marigold" size={15}>
          as agreed
        </Pill>
      </Panel>
      <BankCredit x={24} y={520} width={352} />
    </Scene>
  );
}
