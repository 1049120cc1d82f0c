import { CashCounter } from '../../kit/money/CashCounter.tsx';
import { AdviceRoom } from '../../kit/places/AdviceRoom.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { CodeRoom } from '../../kit/places/CodeRoom.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Where both rows of houses stand. */
const rows = [154, 324] as const;
const scale = 0.54;

/** The four places of the street for phones, in two rows: the bank and the advice, the shop and the software. */
export const ServiceStreetNarrow = () => (
  <Scene width={400} height={340} ground="warm">
    <circle cx={200} cy={66} r={74} className="marigold-soft" opacity={0.7} />
    <circle cx={200} cy={66} r={22} className="marigold" />
    <Street x={0} y={rows[0]} />
    <BankFront x={27} y={rows[0] - 216 * 0.61} scale={0.61} />
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
  </Scene>
);

/** A road below a row of houses, with its pavement. */
const Street = (place: Place) => (
  <At {...place}>
    <path d="M0-10H400V0H0z" className="brand-soft" />
    <path d="M0 0H400V12H0z" className="deep-lift" />
    <path d="M0 0H400v3H0z" className="brand-lift" />
  </At>
);
