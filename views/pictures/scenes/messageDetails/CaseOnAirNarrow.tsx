import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const votes = [
  ['A', 58, 'brand-lift'],
  ['B', 98, 'marigold'],
  ['C', 38, 'code-number'],
] as const;

/** The same for phones: the votes lie below the microphone. */
export function CaseOnAirNarrow() {
  return (
    <Scene {...narrowBitSize} ground="deep">
      <rect x={60} y={12} width={40} height={58} rx={20} className="on-deep-muted" />
      <path d="M60 36h40M60 48h40" className="stroke-deep" strokeWidth={3} />
      <path
        d="M49 48v2a31 31 0 0062 0v-2M80 82v14M62 98h36"
        className="stroke-on-deep-muted"
        strokeWidth={5}
      />
      <path
        d="M36 28q-7 14 0 28M20 20q-12 22 0 44M124 28q7 14 0 28M140 20q12 22 0 44"
        className="stroke-marigold"
        strokeWidth={5}
      />
      {votes.map(([song, length, tone], index) => (
        <g key={song} transform={`translate(16 ${112 + index * 27})`}>
          <Label x={8} y={18} size={22} weight={800} tone="on-deep" anchor="middle">
            {song}
          </Label>
          <rect x={28} width={length} height={20} rx={5} className={tone} />
        </g>
      ))}
    </Scene>
  );
}
