import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A form whose entries go into the visitor's own email app, past a server that keeps no copy. */
export const PolicyPrivacy = () => (
  <Scene width={480} height={200} ground="mint">
    <path d="M140 34H314" className="stroke-green" strokeWidth={3.5} strokeDasharray="0 9" />
    <path d="M308 26l9 8-9 8" className="stroke-green" strokeWidth={3.5} />
    <Panel x={20} y={20} width={124} height={160}>
      <Label x={16} y={33} size={18} weight={700}>
        Form
      </Label>
      {[52, 86, 120].map((y, index) => (
        <g key={y}>
          <rect x={16} y={y} width={92} height={26} rx={6} className="surface-2" />
          <Skeleton x={26} y={y + 9} widths={[[52, 68, 40][index] ?? 0]} tone="faint" />
        </g>
      ))}
    </Panel>
    <circle cx={234} cy={106} r={48} className="surface" />
    <Glyph name="file" x={206} y={78} size={56} tone="muted" />
    <circle cx={234} cy={106} r={48} className="stroke-red" strokeWidth={7} />
    <path d="M200.500 139.500L267.500 72.500" className="stroke-red" strokeWidth={7} />
    <Label x={234} y={180} size={18} weight={700} anchor="middle">
      No copy
    </Label>
    <Panel x={324} y={20} width={136} height={160}>
      <path d="M0 46V16A16 16 0 0116 0H120a16 16 0 0116 16V46z" fill="url(#sheen)" />
      <Glyph name="mail" x={12} y={13} size={20} tone="on-brand" bold />
      <Label x={39} y={29} size={16} weight={700} tone="on-brand">
        Your email
      </Label>
      <Skeleton x={16} y={62} widths={[104, 72]} />
      <rect x={16} y={104} width={104} height={36} rx={18} className="green" />
      <Label x={60} y={128} size={17} weight={700} tone="on-brand" anchor="middle">
        Send
      </Label>
    </Panel>
    <path d="M424 130v32l8-8 6 13 7-3-6-12h11z" className="ink" stroke="#fff" strokeWidth={2} />
  </Scene>
);
