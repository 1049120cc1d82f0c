import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const votes = [
  ['A', 46, 'brand-lift'],
  ['B', 82, 'marigold'],
  ['C', 28, 'code-number'],
] as const;

/** A microphone on air, and the votes for three songs. */
export function CaseOnAir() {
  return (
    <Scene {...bitSize} ground="deep">
      <g transform="translate(6 0)">
        <rect x={42} y={24} width={40} height={60} rx={20} className="on-deep-muted" />
        <path d="M42 48h40M42 60h40" className="stroke-deep" strokeWidth={3} />
        <path
          d="M31 62v2a31 31 0 0062 0v-2M62 96v34M40 129.5h44"
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
        <g key={song} transform={`translate(${132 + index * 34} ${132 - length})`}>
          <Label x={12} y={-7} size={22} weight={800} tone="on-deep" anchor="middle">
            {song}
          </Label>
          <rect width={24} height={length + 8} rx={4} className={tone} />
        </g>
      ))}
      <CaseGround />
    </Scene>
  );
}
