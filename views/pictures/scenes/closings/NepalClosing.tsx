import { ReceiptToTraveller } from '../../kit/people/ReceiptToTraveller.tsx';
import { CounterInEvening } from '../../kit/places/CounterInEvening.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The shop at work in the evening: its keeper hands a young man with a backpack the receipt of what he sent home. */
export function NepalClosing() {
  return (
    <Scene {...closingSize} ground="warm" night="raised">
      <CounterInEvening x={0} y={0}>
        <ReceiptToTraveller x={36} y={92} scale={1.6} />
      </CounterInEvening>
      <Panel x={284} y={328} width={134} height={58}>
        <Tick x={36} y={29} size={30} />
        <Label x={62} y={37} size={23} weight={800} tone="green-ink">
          Sent
        </Label>
      </Panel>
    </Scene>
  );
}
