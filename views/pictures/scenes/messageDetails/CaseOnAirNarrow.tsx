import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const votes = [
  ['A', 42, 'brand-lift'],
  ['B', 72, 'marigold'],
  ['C', 24, 'code-number'],
] as const;

/** The same for phones: the microphone stands higher, the votes beside it. */
export function CaseOnAirNarrow() {
  return (
    <Scene {...narrowBitSize} ground="deep">
      <rect x={28} y={34} width={40} height={66} rx={20} className="on-deep-muted" />
      <path d="M28 60h40M28 73h40" className="stroke-deep" strokeWidth={3} />
      <path
        d="M17 76v2a31 31 0 0062 0v-2M48 110v69M26 179.500h44"
        className="stroke-on-deep-muted"
        strokeWidth={5}
      />
      <path d="M13 36q-7 16 0 32M83 36q7 16 0 32" className="stroke-marigold" strokeWidth={5} />
      {votes.map(([song, length, tone], index) => (
        <g key={song} transform={`translate(${88 + index * 22} ${182 - length})`}>
          <Label x={9} y={-7} size={22} weight={800} tone="on-deep" anchor="middle">
            {song}
          </Label>
          <rect width={18} height={length + 8} rx={4} className={tone} />
        </g>
      ))}
      <CaseGround narrow />
    </Scene>
  );
}
