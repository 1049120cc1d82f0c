import { CashCounter } from '../../kit/money/CashCounter.tsx';
import { PaidToShop } from '../../kit/money/PaidToShop.tsx';
import { AdviceRoom } from '../../kit/places/AdviceRoom.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { CodeRoom } from '../../kit/places/CodeRoom.tsx';
import { DeckRail } from '../../kit/places/DeckRail.tsx';
import { HowrahBridge } from '../../kit/places/HowrahBridge.tsx';
import { Taxi } from '../../kit/places/Taxi.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const street = 372;

/* From here on everybody in the street has a face. */
const office = 0.93;
const shop = 0.8;
const bank = { x: 20, scale: 1.08, base: 40 } as const;

/** One place for each kind of work in a street of Kolkata, with the bridge behind them: each stands over its words on the page. */
export function ServiceStreet() {
  return (
    <Scene width={1200} height={420} ground="warm">
      {/* In the free sky, so that no piece of it shines between two people. */}
      <circle cx={622} cy={112} r={126} className="marigold-soft" opacity={0.7} />
      <circle cx={622} cy={112} r={40} className="marigold" />
      <rect y={300} width={1200} height={80} className="brand-soft" />
      {/* Each tower stands in a gap of the row. */}
      <g opacity={0.5} transform="matrix(2.087 0 0 1.34 85.2 -63)">
        <HowrahBridge empty />
      </g>
      {/* As small as the bridge is far, and partly behind the room. */}
      <Taxi x={562} y={299} scale={0.5} />
      <DeckRail x={85} y={312} width={1002} />
      <rect y={street - 8} width={1200} height={60} className="brand-soft" />
      <path d={`M0 ${street}H1200V420H0z`} className="deep-lift" />
      <path d={`M0 ${street}H1200v6H0z`} className="brand-lift" />
      <path
        d={`M14 ${street + 27}H1190`}
        className="stroke-marigold"
        strokeWidth={3}
        strokeDasharray="28 24"
        opacity={0.8}
      />
      <PaidToShop />
      <RaisedBank />
      <AdviceRoom x={302} y={street - 256 * office} scale={office} />
      <CashCounter
        x={618}
        y={street - 266 * shop}
        scale={shop}
        customer={{ hair: 'bun', clothes: 'red' }}
        keeper={{ hair: 'turban', clothes: 'green' }}
      />
      <CodeRoom x={914} y={street - 256 * office} scale={office} />
    </Scene>
  );
}

/* Whole, as is the office at the other end, and on a base with stairs, so that its gable is above the roofs. */
const RaisedBank = () => (
  <At x={bank.x} y={street}>
    <path d={`M0 ${-bank.base}H259V0H0z`} className="deep-lift" />
    {[0, 1, 2, 3].map((step) => (
      <rect
        key={step}
        x={92 - step * 8}
        y={(step * bank.base) / 4 - bank.base}
        width={76 + step * 16}
        height={bank.base / 4}
        className={step % 2 ? 'brand-lift' : 'brand-soft'}
      />
    ))}
    <BankFront x={0} y={-bank.base - 216 * bank.scale} scale={bank.scale} />
  </At>
);
