import { Label } from '../../kit/shapes/Label.tsx';
import { NumberTag } from '../../kit/shapes/NumberTag.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A dish, the television that it serves with its set-top box, and the number of the smart card. */
export function RechargeDth() {
  return (
    <Scene width={360} height={320} ground="warm">
      <Rings x={360} y={0} size={280} tone="marigold-soft" />
      <g transform="translate(128 36)">
        <Shadow width={208} height={128} radius={10} />
        <rect width={208} height={128} rx={10} className="deep" />
        <rect x={8} y={8} width={192} height={112} rx={4} className="brand-soft" />
        <circle cx={158} cy={42} r={18} className="marigold" />
        <path
          d="M8 96c40-34 64-30 96-10s60 6 96-14v44a4 4 0 01-4 4H12a4 4 0 01-4-4z"
          className="green"
        />
        <rect x={8} y={88} width={96} height={32} className="brand" />
        <Label x={56} y={111} size={22} weight={800} tone="on-brand" anchor="middle">
          LIVE
        </Label>
        <path d="M84 128h40v12H84z" className="deep" />
        <rect x={34} y={142} width={140} height={36} rx={8} fill="url(#night)" />
        <circle cx={152} cy={160} r={7} className="code-number" />
        <Label x={50} y={168} size={20} tone="code-number" mono>
          DTH
        </Label>
      </g>
      <g transform="translate(66 96)">
        <path d="M0 20L14 118M-18 118H44" className="stroke-muted" strokeWidth={9} />
        <path d="M-44-30C-52 26-6 66 48 50z" className="letter" />
        <path d="M-44-30C-52 26-6 66 48 50z" className="stroke-faint" strokeWidth={4} />
        <path d="M2 12L34-34" className="stroke-muted" strokeWidth={6} />
        <circle cx={36} cy={-38} r={10} className="marigold" />
      </g>
      <NumberTag>1042 XXXX 18</NumberTag>
    </Scene>
  );
}
