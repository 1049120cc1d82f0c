import { Panel } from '../../kit/shapes/Panel.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const dots = ['red', 'marigold', 'green'] as const;

const bars = [
  { x: 13, y: 108, width: 26, tone: 'brand-lift' },
  { x: 47, y: 108, width: 44, tone: 'code-number' },
  { x: 27, y: 128, width: 46, tone: 'code-string' },
] as const;

/** A window with code, beside the words on phones: bars stand for its lines. */
export const CoreSoftwareNarrow = () => (
  <Scene {...narrowBitSize} ground="lilac">
    <Panel x={28} y={24} width={104} height={152} tone="night">
      {dots.map((tone, index) => (
        <circle key={tone} cx={18.5 + index * 16} cy={18} r={5.5} className={tone} />
      ))}
      <path d="M1 36.5H103" className="stroke-on-deep" opacity={0.14} />
      <path d="M35 54L17 72 35 90M69 54L87 72 69 90" className="stroke-on-deep" strokeWidth={8} />
      <path d="M57 52L47 92" className="stroke-brand-lift" strokeWidth={8} />
      {bars.map(({ tone, ...place }) => (
        <rect key={tone} {...place} height={12} rx={6} className={tone} />
      ))}
    </Panel>
  </Scene>
);
