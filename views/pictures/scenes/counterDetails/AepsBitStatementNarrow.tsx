import { SlipPrinter } from '../../kit/devices/SlipPrinter.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageFloor } from '../../kit/stage/StageFloor.tsx';

const entries = [
  ['Wages', '+8,200', 'green-ink'],
  ['Cash', '−3,000', 'ink'],
] as const;

/** The same for phones: each entry with its name, on a slip as large as the picture. */
export const AepsBitStatementNarrow = () => (
  <Scene {...narrowBitSize} ground="warm">
    <StageFloor tone="marigold-soft" object={146} narrow />
    <SlipPrinter x={7} y={10} scale={0.48} length={270}>
      {entries.map(([name, amount, tone], index) => (
        <g key={name} transform={`translate(128 ${index * 122})`}>
          <Label x={0} y={60} size={38} weight={600} tone="muted" anchor="middle">
            {name}
          </Label>
          <Label x={0} y={114} size={52} weight={800} tone={tone} anchor="middle">
            {amount}
          </Label>
        </g>
      ))}
      <path d="M28 142H228" className="stroke-faint" strokeWidth={3} />
    </SlipPrinter>
  </Scene>
);
