import { CashCounter } from '../../kit/money/CashCounter.tsx';
import { HowrahBridge } from '../../kit/places/HowrahBridge.tsx';
import { Taxi } from '../../kit/places/Taxi.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const pavement = 246;
const road = 262;

/** The shop of the street for phones, where a customer draws cash: the towers of the bridge stand at both sides of it. */
export const ServiceStreetNarrow = () => (
  <Scene width={400} height={308} ground="warm">
    <circle cx={200} cy={116} r={118} className="marigold-soft" opacity={0.7} />
    <circle cx={200} cy={116} r={74} className="marigold" />
    <rect y={196} width={400} height={112} className="brand-soft" />
    <g opacity={0.5} transform="matrix(1.125 0 0 .82 -70 -37)">
      <HowrahBridge empty />
    </g>
    {/* As small as the bridge is far. */}
    <Taxi x={342} y={178} scale={0.46} />
    <path d={`M0 ${pavement - 12}H400V${road}H0z`} className="surface-2" />
    <path d={`M0 ${pavement - 12}H400v3H0z`} className="line" />
    <path d={`M0 ${road}H400V308H0z`} className="deep-lift" />
    <path d={`M0 ${road}H400v5H0z`} className="brand-lift" />
    <path
      d={`M19 ${road + 25}H381`}
      className="stroke-marigold"
      strokeWidth={2.5}
      strokeDasharray="20 18"
      opacity={0.8}
    />
    <CashCounter
      x={66}
      y={pavement - 266 * 0.8}
      scale={0.8}
      customer={{ hair: 'bun', clothes: 'red' }}
      keeper={{ hair: 'turban', clothes: 'green' }}
    />
  </Scene>
);
