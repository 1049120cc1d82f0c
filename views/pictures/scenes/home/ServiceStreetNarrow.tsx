import { CashCounter } from '../../kit/money/CashCounter.tsx';
import { AdviceRoom } from '../../kit/places/AdviceRoom.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { CodeRoom } from '../../kit/places/CodeRoom.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Where both rows of houses stand, and where the upper road ends. */
const rows = [152, 370] as const;
const kerb = 168;
const scale = 0.52;
const bank = { x: 52, scale: 0.64 } as const;
/* The middle of the bank and of the shop below it. */
const middle = bank.x + 120 * bank.scale;

/** The four places of the street for phones, in two rows: the bank and the advice, the shop and the software. A payment comes from the bank down to the shop. */
export const ServiceStreetNarrow = () => (
  <Scene width={400} height={388} ground="warm">
    <circle cx={36} cy={32} r={23} className="marigold-soft" opacity={0.7} />
    <circle cx={36} cy={32} r={15} className="marigold" />
    <Street y={rows[0]} end={kerb} />
    <BankFront {...bank} y={rows[0] - 216 * bank.scale} />
    <AdviceRoom x={232} y={rows[0] - 256 * scale} scale={scale} />
    <Street y={rows[1]} end={388} />
    <CashCounter
      x={18}
      y={rows[1] - 266 * scale}
      scale={scale}
      customer={{ hair: 'bun', clothes: 'red' }}
      keeper={{ hair: 'turban', clothes: 'green' }}
    />
    <CodeRoom flatRoof x={232} y={rows[1] - 256 * scale} scale={scale} />
    <Paid />
  </Scene>
);

/* Straight down from the door of the bank, over its steps and its road, to the awning of the shop. */
const Paid = () => (
  <At x={middle} y={0}>
    <circle cy={rows[0] - 12} r={5.5} className="marigold" />
    <path d={`M0 ${rows[0] - 12}V180`} {...line} />
    <Panel x={-75} y={176} width={150} height={32} radius={10}>
      <Tick x={19} y={16} size={20} />
      <Label x={36} y={21.5} size={16} weight={700}>
        Paid ₹25,000
      </Label>
    </Panel>
    {/* After the label, whose shadow would dim it. */}
    <path d="M0 210V226M-8 218L0 226 8 218" {...line} />
  </At>
);

const line = { className: 'stroke-marigold', strokeWidth: 5 } as const;

interface StreetProps {
  readonly y: number;
  readonly end: number;
}

/** A road below a row of houses, with its pavement. */
const Street = ({ y, end }: StreetProps) => (
  <>
    <path d={`M0 ${y - 10}H400V${y}H0z`} className="brand-soft" />
    <path d={`M0 ${y}H400V${end}H0z`} className="deep-lift" />
    <path d={`M0 ${y}H400v3H0z`} className="brand-lift" />
  </>
);
