import { CashCounter } from '../../kit/money/CashCounter.tsx';
import { AdviceRoom } from '../../kit/places/AdviceRoom.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { CodeRoom } from '../../kit/places/CodeRoom.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Where both rows of houses stand. */
const rows = [154, 372] as const;
const scale = 0.54;

/** The four places of the street for phones, in two rows: the bank and the advice, the shop and the software. A payment comes from the bank down to the shop. */
export const ServiceStreetNarrow = () => (
  <Scene width={400} height={388} ground="warm">
    <circle cx={214} cy={66} r={74} className="marigold-soft" opacity={0.7} />
    <circle cx={214} cy={66} r={22} className="marigold" />
    <Street x={0} y={rows[0]} />
    <BankFront x={52} y={rows[0] - 216 * 0.64} scale={0.64} />
    <AdviceRoom x={225} y={rows[0] - 256 * scale} scale={scale} />
    <Street x={0} y={rows[1]} />
    <CashCounter
      x={14}
      y={rows[1] - 266 * scale}
      scale={scale}
      customer={{ hair: 'bun', clothes: 'red' }}
      keeper={{ hair: 'turban', clothes: 'green' }}
    />
    <CodeRoom flatRoof x={225} y={rows[1] - 256 * scale} scale={scale} />
    <Paid />
  </Scene>
);

/* Straight down from the steps of the bank, across its street, to the awning of the shop. */
const Paid = () => (
  <At x={129} y={0}>
    <path d="M0 150V177" {...dots} className="stroke-surface" strokeWidth={7} />
    <path d="M0 150V177" {...dots} className="stroke-brand" strokeWidth={4} />
    <path d="M0 214V222M-7 216L0 223 7 216" className="stroke-brand" strokeWidth={3.5} />
    <Panel x={-75} y={179} width={150} height={32} radius={10}>
      <Tick x={19} y={16} size={20} />
      <Label x={36} y={21.5} size={16} weight={700}>
        Paid ₹25,000
      </Label>
    </Panel>
  </At>
);

const dots = { strokeDasharray: '0 9' } as const;

/** A road below a row of houses, with its pavement. */
const Street = (place: Place) => (
  <At {...place}>
    <path d="M0-10H400V0H0z" className="brand-soft" />
    <path d="M0 0H400V12H0z" className="deep-lift" />
    <path d="M0 0H400v3H0z" className="brand-lift" />
  </At>
);
