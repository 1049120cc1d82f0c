import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Stamp } from '../../kit/documents/Stamp.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What the software cost, as the invoice and the card that paid both have it. */
const amount = '₹4,999';

/** An invoice that was refunded, and the card that paid it with the money back on it. */
export const PolicyRefund = () => (
  <Scene width={480} height={252} ground="warm">
    <Rings x={480} y={252} size={360} tone="marigold-soft" />
    <PaperDocument x={24} y={24} width={192} height={204}>
      <Label x={22} y={40} size={20} weight={700}>
        Invoice
      </Label>
      <Label x={22} y={78} size={17} tone="muted">
        Software
      </Label>
      <Label x={22} y={114} size={32} weight={800}>
        {amount}
      </Label>
      <Stamp x={96} y={164} size={20} turn={-7}>
        Refunded
      </Stamp>
    </PaperDocument>
    <UsedCard x={240} y={26} scale={1.35} />
    <Panel x={260} y={146} width={176} height={66} radius={20}>
      <Tick x={36} y={33} size={38} />
      <Label x={66} y={42} size={25} weight={800} tone="green-ink">
        {amount}
      </Label>
    </Panel>
    <Connector from={[201, 179]} to={[258, 179]} tone="green" arrow />
  </Scene>
);
