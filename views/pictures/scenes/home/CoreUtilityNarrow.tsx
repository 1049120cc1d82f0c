import { LightBulb } from '../../kit/pictograms/houseSigns.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const sheet = `M12 0H92a12 12 0 0112 12V146${'l-8.667-8-8.667 8'.repeat(6)}V12a12 12 0 0112-12z`;

/** A bill for light with a torn-off foot, beside the words on phones: a tick says that it is paid. */
export const CoreUtilityNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <At x={28} y={24}>
      <g className="sheet">
        <path d={sheet} className="shade" filter="url(#soft)" transform="translate(0 10)" />
        <path d={sheet} className="paper" />
        <path d={sheet} className="stroke-line" strokeWidth={1.5} />
        <At x={8} y={6}>
          <LightBulb />
        </At>
        <path d="M20 106H84M20 124H44" className="stroke-faint" strokeWidth={8} opacity={0.6} />
      </g>
    </At>
    <Tick x={112} y={152} size={48} />
  </Scene>
);
