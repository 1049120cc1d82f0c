import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const votes = [
  ['A', 52, 'brand-lift'],
  ['B', 88, 'marigold'],
  ['C', 34, 'code-number'],
] as const;

/** A microphone, and the votes for three songs. */
export function CaseOnAir() {
  return (
    <Scene {...bitSize} ground="deep">
      <rect x={38} y={22} width={44} height={72} rx={22} className="on-deep-muted" />
      <path d="M38 50h44M38 64h44" className="stroke-deep" strokeWidth={3} />
      <path
        d="M26 66v6a34 34 0 0068 0v-6M60 106v22M40 128h40"
        className="stroke-on-deep-muted"
        strokeWidth={5}
      />
      {votes.map(([song, height, tone], index) => (
        <g key={song} transform={`translate(${116 + index * 36} 0)`}>
          <rect y={112 - height} width={28} height={height} rx={5} className={tone} />
          <Label x={14} y={136} size={24} weight={800} tone="on-deep" anchor="middle">
            {song}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
