import { AdviceRoom } from '../../kit/places/AdviceRoom.tsx';
import { CodeRoom } from '../../kit/places/CodeRoom.tsx';
import { StreetBank } from '../../kit/places/StreetBank.tsx';
import { StreetShop } from '../../kit/places/StreetShop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const top = 20;
const street = top + 380;

/** One place for each kind of work, side by side at the scale of who works there: each stands over its words on the page. */
export const ServiceStreet = () => (
  <Scene width={1200} height={420} ground="warm">
    <path d={`M0 ${street - 60}H1200V${street}H0z`} className="marigold-soft" opacity={0.6} />
    <path d={`M0 ${street}H1200V420H0z`} className="deep-lift" />
    <path d={`M0 ${street}H1200v5H0z`} className="brand-lift" />
    <StreetBank x={8} y={top} />
    <AdviceRoom x={304} y={top} />
    <StreetShop x={614} y={top} />
    <CodeRoom x={908} y={top} />
  </Scene>
);
