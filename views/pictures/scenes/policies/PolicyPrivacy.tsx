import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A form whose entries go into the visitor's own email app, past a server that keeps no copy. */
export const PolicyPrivacy = () => (
  <Scene width={480} height={200} ground="mint">
    <Panel x={24} y={24} width={132} height={152}>
      <Label x={16} y={32} size={17} weight={700}>
        Form
      </Label>
      {[48, 80].map((y, index) => (
        <g key={y}>
          <rect x={16} y={y} width={100} height={24} rx={6} className="surface-2" />
          <Skeleton x={26} y={y + 8} widths={[index === 0 ? 56 : 72]} tone="faint" />
        </g>
      ))}
      <rect x={16} y={116} width={100} height={20} rx={10} className="brand" />
    </Panel>
    <path d="M170 52H282" className="stroke-green" strokeWidth={3} strokeDasharray="1 9" />
    <path d="M274 44l9 8-9 8" className="stroke-green" strokeWidth={3} />
    <circle cx={226} cy={110} r={30} className="surface" />
    <circle cx={226} cy={110} r={30} className="stroke-red" strokeWidth={2} />
    <Glyph name="file" x={210} y={94} size={32} tone="muted" />
    <path d="M207 129L245 91" className="stroke-red" strokeWidth={4} />
    <Label x={226} y={164} size={16} weight={700} anchor="middle">
      No copy
    </Label>
    <Panel x={296} y={20} width={160} height={160}>
      <path d="M0 44V16A16 16 0 0116 0H144a16 16 0 0116 16V44z" fill="url(#sheen)" />
      <Glyph name="mail" x={14} y={12} size={20} tone="on-brand" />
      <Label x={42} y={28} size={16} weight={700} tone="on-brand">
        Your email
      </Label>
      <Skeleton x={16} y={60} widths={[128, 92]} />
      <rect x={16} y={114} width={128} height={32} rx={16} className="green" />
      <Label x={80} y={136} size={16} weight={700} tone="on-brand" anchor="middle">
        Send
      </Label>
    </Panel>
    <path d="M412 155v34l9-8 6 14 7-3-6-13h12z" className="ink" stroke="#fff" strokeWidth={2} />
  </Scene>
);
