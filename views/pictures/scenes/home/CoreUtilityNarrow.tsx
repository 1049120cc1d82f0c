import { LightBulb } from '../../kit/pictograms/houseSigns.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const sheet = `M12 0H96a12 12 0 0112 12V158${'l-9-9-9 9'.repeat(6)}V12a12 12 0 0112-12z`;

/** A bill for light with a torn-off foot, beside the words on phones: a tick says that it is paid. */
export const CoreUtilityNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <At x={22} y={22} turn={-4}>
      <g className="sheet">
        <path d={sheet} className="shade" transform="translate(4 5)" />
        <path d={sheet} className="paper" />
        <path d={sheet} className="stroke-line" strokeWidth={1.5} />
        <At x={14} y={10} scale={0.92}>
          <LightBulb />
        </At>
        <path d="M18 108H88M18 128H46" className="stroke-faint" strokeWidth={8} opacity={0.6} />
      </g>
    </At>
    <Tick x={116} y={157} size={58} />
  </Scene>
);
