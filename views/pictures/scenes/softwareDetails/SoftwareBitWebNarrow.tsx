import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const tiles = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const taken = [0, 5, 10];
const booked = 7;

/** The same for phones: fewer and larger days, without their numbers. */
export const SoftwareBitWebNarrow = () => (
  <Scene {...narrowBitSize} ground="tint">
    <Panel x={14} y={14} width={132} height={200} radius={12}>
      <path d="M0 30V12A12 12 0 0112 0H120a12 12 0 0112 12V30z" className="brand" />
      {[18, 34, 50].map((x) => (
        <circle key={x} cx={x} cy={15} r={5} className="on-brand" opacity={0.7} />
      ))}
      {tiles.map((tile) => (
        <g
          key={tile}
          transform={`translate(${10 + (tile % 3) * 39} ${42 + Math.floor(tile / 3) * 39})`}
        >
          <rect
            width={34}
            height={34}
            rx={8}
            className={tile === booked ? 'green' : taken.includes(tile) ? 'line' : 'brand-soft'}
          />
          {tile === booked && <Glyph name="check" x={5} y={5} size={24} tone="surface" bold />}
        </g>
      ))}
    </Panel>
  </Scene>
);
