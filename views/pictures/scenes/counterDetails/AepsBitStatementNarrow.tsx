import { SlipPrinter } from '../../kit/devices/SlipPrinter.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const entries = [
  ['Wages', '+8,200', 'green-ink'],
  ['Cash', '−3,000', 'ink'],
] as const;

/** The same for phones: each entry with its name, on a slip as large as the picture. */
export const AepsBitStatementNarrow = () => (
  <Scene {...narrowBitSize} ground="warm">
    <SlipPrinter x={7} y={12} scale={0.48} length={296}>
      {entries.map(([name, amount, tone], index) => (
        <g key={name} transform={`translate(128 ${index * 140})`}>
          <Label x={0} y={62} size={38} weight={600} tone="muted" anchor="middle">
            {name}
          </Label>
          <Label x={0} y={118} size={52} weight={800} tone={tone} anchor="middle">
            {amount}
          </Label>
        </g>
      ))}
      <path d="M28 150H228" className="stroke-faint" strokeWidth={3} />
    </SlipPrinter>
  </Scene>
);
