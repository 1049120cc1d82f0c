import { CashCounter } from '../../kit/money/CashCounter.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { HowrahBridge } from '../../kit/places/HowrahBridge.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Two places of the street for phones: the bank, and the shop where a customer draws cash. */
export const ServiceStreetNarrow = () => (
  <Scene width={400} height={276} ground="warm">
    <circle cx={112} cy={92} r={84} className="marigold-soft" opacity={0.7} />
    <circle cx={112} cy={92} r={46} className="marigold" />
    <rect y={186} width={400} height={90} className="brand-soft" />
    <g opacity={0.5} transform="matrix(.84 0 0 .66 -22 4)">
      <HowrahBridge />
    </g>
    <path d="M0 240H400V276H0z" className="deep-lift" />
    <path d="M0 240H400v5H0z" className="brand-lift" />
    <path
      d="M12 261H400"
      className="stroke-marigold"
      strokeWidth={2.5}
      strokeDasharray="20 18"
      opacity={0.8}
    />
    <BankFront x={14} y={240 - 216 * 0.54} scale={0.54} />
    <CashCounter
      x={152}
      y={240 - 266 * 0.68}
      scale={0.68}
      customer={{ hair: 'bun', clothes: 'red' }}
      keeper={{ hair: 'turban', clothes: 'green' }}
    />
  </Scene>
);
