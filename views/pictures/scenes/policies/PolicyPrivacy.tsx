import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A form whose entries go into the visitor's own email app, through a site that keeps no copy. */
export const PolicyPrivacy = () => (
  <Scene width={480} height={200} ground="mint">
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
    <Label x={234} y={40} size={18} weight={700} anchor="middle">
      This site
    </Label>
    <Panel x={176} y={52} width={116} height={92}>
      {/* Its row for what passes stays empty. */}
      <rect
        x={12}
        y={52}
        width={92}
        height={26}
        rx={6}
        className="stroke-faint"
        strokeWidth={2}
        strokeDasharray="5 6"
      />
    </Panel>
    <Label x={234} y={172} size={18} weight={700} tone="green-ink" anchor="middle">
      No copy
    </Label>
    <path d="M152 86H306" className="stroke-green" strokeWidth={4} />
    <path d="M301 77l10 9-10 9" className="stroke-green" strokeWidth={4} />
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
    <path d="M420 152v32l8-8 6 13 7-3-6-12h11z" className="ink" stroke="#fff" strokeWidth={2} />
  </Scene>
);
