import { SlipPrinter } from '../../kit/devices/SlipPrinter.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const entries = [
  ['Wages', '+8,200', 'green-ink'],
  ['Cash', '−3,000', 'ink'],
  ['Shop', '−640', 'ink'],
] as const;

/** The last entries of an account on a slip that comes out of its printer. */
export const AepsBitStatement = () => (
  <Scene {...bitSize} ground="warm">
    <SlipPrinter x={20} y={10} scale={0.66} length={142}>
      {entries.map(([name, amount, tone], index) => (
        <g key={name} transform={`translate(0 ${44 + index * 42})`}>
          {index > 0 && <path d="M20-28H236" className="stroke-line" strokeWidth={1.5} />}
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
