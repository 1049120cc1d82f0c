import { CashCounter } from '../../kit/money/CashCounter.tsx';
import { DeckRail } from '../../kit/places/DeckRail.tsx';
import { HowrahBridge } from '../../kit/places/HowrahBridge.tsx';
import { Taxi } from '../../kit/places/Taxi.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const pavement = 246;
const road = 262;

/** The shop of the street for phones, where a customer draws cash: the towers of the bridge stand at both sides of it. */
export const ServiceStreetNarrow = () => (
  <Scene width={400} height={308} ground="warm">
    {/* Only its light: a strong sun would shine between the customer and the shop. */}
    <circle cx={237} cy={120} r={132} className="marigold-soft" opacity={0.8} />
    <rect y={196} width={400} height={112} className="brand-soft" />
    <g opacity={0.5} transform="matrix(1.125 0 0 .82 -70 -37)">
      <HowrahBridge empty />
    </g>
    {/* As small as the bridge is far. */}
    <Taxi x={347} y={180} scale={0.46} />
    <DeckRail x={-1} y={192.6} width={402} />
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
