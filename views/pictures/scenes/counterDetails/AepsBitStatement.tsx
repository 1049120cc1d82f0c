import { SlipPrinter } from '../../kit/devices/SlipPrinter.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageFloor } from '../../kit/stage/StageFloor.tsx';

const entries = [
  ['Wages', '+8,200', 'green-ink'],
  ['Cash', '−3,000', 'ink'],
] as const;

/** The last entries of an account on a slip that comes out of its printer. */
export const AepsBitStatement = () => (
  <Scene {...bitSize} ground="warm">
    <StageFloor tone="marigold-soft" object={182} />
    <SlipPrinter x={28.8} y={17.6} scale={0.6} length={102}>
      {entries.map(([name, amount, tone], index) => (
        <g key={name} transform={`translate(0 ${46 + index * 44})`}>
          {index > 0 && <path d="M20-30H236" className="stroke-line" strokeWidth={1.5} />}
          <Label x={20} y={0} size={24} weight={600} tone="muted">
            {name}
          </Label>
          <Label x={236} y={0} size={28} weight={800} tone={tone} anchor="end">
            {amount}
          </Label>
        </g>
      ))}
    </SlipPrinter>
  </Scene>
);
