import { Portrait } from '../../kit/people/Portrait.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const staff = [
  { hair: 'bun', clothes: 'brand', skin: 'skin', tile: 'green', glyph: 'check', tone: 'surface' },
  { hair: 'short', clothes: 'green', skin: 'skin-deep', tile: 'red-soft', glyph: 'x', tone: 'red' },
] as const;

/** The same for phones: one day of each. */
export const SoftwareBitInternalNarrow = () => (
  <Scene {...narrowBitSize} ground="warm">
    <Panel x={14} y={14} width={132} height={172}>
      <path d="M0 86H132" className="stroke-line" />
      {staff.map(({ hair, clothes, skin, tile, glyph, tone }, row) => (
        <g key={hair} transform={`translate(0 ${row * 86})`}>
          <Portrait x={42} y={43} size={60} hair={hair} clothes={clothes} skin={skin} />
          <rect x={82} y={24} width={38} height={38} rx={9} className={tile} />
          <Glyph name={glyph} x={88} y={30} size={26} tone={tone} bold />
        </g>
      ))}
    </Panel>
  </Scene>
);
