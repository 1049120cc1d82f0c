import { InvoicePile } from '../../kit/documents/InvoicePile.tsx';
import { WallMonth } from '../../kit/documents/WallMonth.tsx';
import { TypedSheet } from '../../kit/screens/TypedSheet.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Floor } from '../../kit/stage/Floor.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';
import { closingSize } from './closingSize.ts';

/** A task that takes too long: a pile of invoices that somebody types into a spreadsheet, and the days and hours that go by. */
export const SoftwareClosing = () => (
  <Scene {...closingSize} ground="warm" night="raised">
    <Rings x={440} y={0} size={340} tone="marigold-soft" />
    <Floor width={440} height={400} y={332} />
    <WallMonth x={26} y={28} scale={0.95} />
    <WallClock x={334} y={70} scale={1.25} />
    <TypedSheet x={192} y={140} scale={0.98} />
    <InvoicePile x={14} y={374} />
  </Scene>
);
