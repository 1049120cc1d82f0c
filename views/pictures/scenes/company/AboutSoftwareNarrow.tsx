import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const rows = [0, 1, 2];

/** A window of code, and over it the list that the finished software shows, beside the words on phones. */
export const AboutSoftwareNarrow = () => (
  <Scene {...narrowBitSize} ground="warm">
    <Panel x={24} y={24} width={112} height={92} radius={12} tone="night">
      <Glyph name="code" x={32} y={8} size={48} tone="marigold" />
    </Panel>
    <Panel x={40} y={84} width={96} height={92} radius={12}>
      {rows.map((row) => (
        <g key={row} transform={`translate(14 ${18 + row * 24})`}>
          <rect width={12} height={12} rx={3} className={row === 0 ? 'marigold' : 'brand'} />
          <rect x={20} y={2} width={row === 1 ? 36 : 48} height={8} rx={4} className="line" />
        </g>
      ))}
    </Panel>
    <Tick x={112} y={152} size={40} />
  </Scene>
);
