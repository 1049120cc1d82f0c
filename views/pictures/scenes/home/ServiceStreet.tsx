import { CashCounter } from '../../kit/money/CashCounter.tsx';
import { AdviceRoom } from '../../kit/places/AdviceRoom.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { CodeRoom } from '../../kit/places/CodeRoom.tsx';
import { DeckRail } from '../../kit/places/DeckRail.tsx';
import { HowrahBridge } from '../../kit/places/HowrahBridge.tsx';
import { Taxi } from '../../kit/places/Taxi.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
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
      <circle cx={672} cy={98} r={126} className="marigold-soft" opacity={0.7} />
      <circle cx={672} cy={98} r={44} className="marigold" />
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
      {/* From the desk over the roofs to the bank; both ends run in behind a roof, on a whole number of dots. */}
      <path
        d="M1020 120V54Q1020 34 1000 34H170Q150 34 150 54V107.5"
        pathLength={1017}
        className="stroke-brand"
        strokeWidth={3.5}
        strokeDasharray="0 9"
      />
      <Panel x={346} y={12} width={186} height={46} radius={12}>
        <Tick x={27} y={23} size={28} />
        <Label x={50} y={30} size={19} weight={700}>
          Paid ₹25,000
        </Label>
      </Panel>
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
