import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const votes = [
  ['A', 44, 'brand-lift'],
  ['B', 68, 'marigold'],
  ['C', 30, 'code-number'],
] as const;

/** A microphone on air, and the votes for three songs. */
export function CaseOnAir() {
  return (
    <Scene {...bitSize} ground="deep">
      <g transform="translate(6 0)">
        <rect x={42} y={24} width={40} height={60} rx={20} className="on-deep-muted" />
        <path d="M42 48h40M42 60h40" className="stroke-deep" strokeWidth={3} />
        <path
          d="M31 62v2a31 31 0 0062 0v-2M62 96v26M42 124h40"
          className="stroke-on-deep-muted"
          strokeWidth={5}
        />
        <path
          d="M28 28q-7 14 0 28M96 28q7 14 0 28M110 20q12 22 0 44M14 20q-12 22 0 44"
          className="stroke-marigold"
          strokeWidth={5}
        />
      </g>
      {votes.map(([song, length, tone], index) => (
        <g key={song} transform={`translate(134 ${30 + index * 34})`}>
          <Label x={0} y={19} size={22} weight={800} tone="on-deep">
            {song}
          </Label>
          <rect x={24} width={length} height={22} rx={5} className={tone} />
        </g>
      ))}
    </Scene>
  );
}
