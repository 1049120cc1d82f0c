import { Label } from '../../kit/shapes/Label.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const entries = [
  ['+8,200', 'green-ink'],
  ['−3,000', 'ink'],
] as const;

/** The last entries of an account on a slip that comes out of its printer. */
export const AepsBitStatement = () => (
  <Scene {...bitSize} ground="warm">
    <rect x={16} y={106} width={208} height={60} rx={16} fill="url(#night)" />
    <rect x={34} y={116} width={172} height={9} rx={4.5} className="shade" />
    <g className="sheet">
      <path d={`M44 20${'l8.444-7 8.444 7'.repeat(9)}H196V120H44z`} className="paper" />
      {entries.map(([amount, tone], index) => (
        <g key={amount} transform={`translate(0 ${54 + index * 42})`}>
          <Skeleton x={58} y={-12} widths={[30]} />
          <Label x={182} y={0} size={24} weight={700} tone={tone} anchor="end">
            {amount}
          </Label>
          {index === 0 && <path d="M58 14H182" className="stroke-line" />}
        </g>
      ))}
    </g>
  </Scene>
);
