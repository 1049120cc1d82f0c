import { CarAtBarrier } from '../../kit/places/CarAtBarrier.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** A car that waits at a closed barrier although its tag has money. */
export function FastagRefusedAfterTopUp() {
  return (
    <Cover
      ground="sand"
      motif={[50, 20, 330]}
      under={<path d="M0 296H640V360H0z" className="brand-soft" />}
    >
      <CarAtBarrier x={24} y={32} />
      <Connector from={[258, 90]} to={[408, 96]} tone="marigold" />
      <Panel x={408} y={40} width={200} height={120}>
        <Label x={24} y={44} size={20} weight={600} tone="muted">
          FASTag balance
        </Label>
        <Label x={24} y={92} size={44} weight={800}>
          ₹500
        </Label>
      </Panel>
    </Cover>
  );
}
