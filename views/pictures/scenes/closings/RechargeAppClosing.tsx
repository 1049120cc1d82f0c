import { Shop } from '../../kit/places/Shop.tsx';
import { LogoPlace } from '../../kit/screens/BrandScreen.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** Three counters of one network: the shop, and its keeper. */
const shops = [
  ['Roy Stores', 'short', 'green'],
  ['Sen Mobile', 'bun', 'marigold'],
  ['Das Telecom', 'turban', 'deep-lift'],
] as const;

/** One app, and the counters that sell with it. */
export function RechargeAppClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <path d="M0 326H440V400H0z" className="brand-soft" />
      <path
        d="M220 116V200M84 200V172q0-16 16-16H340q16 0 16 16v28"
        className="stroke-brand"
        strokeWidth={3}
      />
      <Panel x={108} y={28} width={224} height={96}>
        <rect x={16} y={16} width={64} height={64} rx={16} className="brand" />
        <At x={24} y={24}>
          <LogoPlace x={0} y={0} />
        </At>
        <Label x={96} y={45} size={22} weight={800}>
          Your app
        </Label>
        <Label x={96} y={71} size={17} tone="muted">
          At 3 counters
        </Label>
      </Panel>
      {shops.map(([shop, hair, clothes], index) => (
        <g key={shop}>
          <Shop x={24 + index * 136} y={192} scale={0.5} hair={hair} clothes={clothes} />
          <Label x={84 + index * 136} y={364} size={17} weight={700} anchor="middle">
            {shop}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
