import { Shadow } from '../../kit/shapes/Panel.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Carton } from '../../kit/things/Carton.tsx';

/** A phone whose camera photographs a delivered carton. */
export function SoftwareBitMobile() {
  return (
    <Scene {...bitSize} ground="mint">
      <g transform="translate(18 18)">
        <Shadow width={204} height={114} radius={20} />
        <rect width={204} height={114} rx={20} className="deep" />
        <rect x={14} y={7} width={148} height={100} rx={8} className="brand-soft" />
        <path d="M14 80H162v19a8 8 0 01-8 8H22a8 8 0 01-8-8z" className="on-deep-muted" />
        <Carton x={48} y={19} scale={0.78}>
          Malda
        </Carton>
        <path
          d="M26 34V20h14M136 20h14v14M26 80v14h14M136 94h14V80"
          className="stroke-brand"
          strokeWidth={4}
        />
        <circle cx={183} cy={57} r={14} className="stroke-on-deep" strokeWidth={3} />
        <circle cx={183} cy={57} r={9} className="on-deep" />
      </g>
    </Scene>
  );
}
