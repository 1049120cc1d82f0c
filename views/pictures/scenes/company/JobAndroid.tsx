import { SlipPrinter } from '../../kit/devices/SlipPrinter.tsx';
import { KeeperShowingPhone } from '../../kit/people/KeeperShowingPhone.tsx';
import { PlankCounter } from '../../kit/places/PlankCounter.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const counter = 250;

/** Where an Android developer's app runs: in a shop, on a keeper's phone with one bar of signal, beside a printer that prints what was paid. */
export const JobAndroid = () => (
  <Scene width={640} height={300} ground="sand">
    <Shelf x={-20} y={84} width={700} />
    <Shelf x={-20} y={156} width={700} row="second" />
    <KeeperShowingPhone x={104} y={counter - 268 * 0.74} scale={0.74}>
      <WeakSignal x={25} y={14} scale={1.28} />
      <Tick x={57} y={88} size={50} />
      <Label x={57} y={150} size={34} weight={800} anchor="middle">
        ₹299
      </Label>
    </KeeperShowingPhone>
    <PlankCounter width={640} height={300} y={counter} depth={28} />
    <ContactShadow x={484} y={262} width={156} />
    <SlipPrinter x={408} y={113} scale={0.5} length={206}>
      <Label x={128} y={86} size={54} weight={700} anchor="middle">
        Paid
      </Label>
      <Label x={128} y={160} size={66} weight={800} anchor="middle">
        ₹299
      </Label>
    </SlipPrinter>
  </Scene>
);

/* One bar of four. */
const WeakSignal = (place: Place) => (
  <At {...place}>
    {[10, 17, 24, 31].map((height, bar) => (
      <rect
        key={height}
        x={bar * 13}
        y={31 - height}
        width={10}
        height={height}
        rx={2.5}
        className={bar === 0 ? 'red' : 'line'}
      />
    ))}
  </At>
);
