import { AdviceRoom } from '../../kit/places/AdviceRoom.tsx';
import { CodeRoom } from '../../kit/places/CodeRoom.tsx';
import { PaidByBank } from '../../kit/places/PaidByBank.tsx';
import { StreetShop } from '../../kit/places/StreetShop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const street = 400;
/* So that 24 is left between the places, and before and after them. */
const scale = 0.938;
const top = street - 380 * scale;

/** One place for each kind of work, side by side at the scale of who works there: each stands over its words on the page. */
export const ServiceStreet = () => (
  <Scene width={1200} height={420} ground="warm">
    <path d={`M0 ${street - 60}H1200V${street}H0z`} className="marigold-soft" opacity={0.6} />
    <path d={`M0 ${street}H1200V420H0z`} className="deep-lift" />
    <path d={`M0 ${street}H1200v5H0z`} className="brand-lift" />
    <PaidByBank x={24} y={top} scale={scale} />
    <AdviceRoom x={314.5} y={top} scale={scale} />
    {/* Its customer stands a little out of it. */}
    <StreetShop x={616} y={top} scale={scale} />
    <CodeRoom x={909.5} y={top} scale={scale} />
  </Scene>
);
