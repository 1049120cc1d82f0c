import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Shadow } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** A television on its stand and the set-top box below it. */
export function RechargeDth() {
  return (
    <Scene width={360} height={320} ground="warm">
      <Rings x={360} y={0} size={280} tone="marigold-soft" />
      <g transform="translate(44 28)">
        <Shadow width={272} height={164} radius={12} />
        <rect width={272} height={164} rx={12} className="deep" />
        <rect x={8} y={8} width={256} height={148} rx={6} fill="url(#sheen)" />
        <path
          d="M8 126l58-42 44 32 50-52 104 76v8a8 8 0 01-8 8H16a8 8 0 01-8-8z"
          className="deep"
          opacity={0.28}
        />
        <circle cx={64} cy={48} r={20} className="marigold" />
        <Glyph name="play" x={114} y={60} size={44} tone="on-brand" />
      </g>
      <path d="M132 192h96l10 18H122z" className="deep-lift" />
      <g transform="translate(68 232)">
        <Shadow width={224} height={60} radius={12} />
        <rect width={224} height={60} rx={12} fill="url(#night)" />
        <Label x={22} y={39} size={24} tone="code-number" mono>
          DTH
        </Label>
        <path d="M100 30h64" className="stroke-on-deep" strokeWidth={4} opacity={0.3} />
        <circle cx={194} cy={30} r={10} className="code-number" />
      </g>
    </Scene>
  );
}
