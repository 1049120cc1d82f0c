import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The first field of the form, what passes the site and the first line of the email are as high as each other. */
const passing = 66;

const Form = () => (
  <Panel x={20} y={20} width={112} height={160}>
    <Label x={14} y={32} size={18} weight={700}>
      Form
    </Label>
    {[34, 50, 28].map((width, index) => (
      <g key={width} transform={`translate(12 ${passing - 14 + index * 34})`}>
        <rect width={88} height={28} rx={6} className="surface-2" />
        <Skeleton x={10} y={10} widths={[width]} tone="faint" />
      </g>
    ))}
  </Panel>
);

/* Its row for what could stay is empty. */
const Site = () => (
  <Panel x={160} y={20} width={132} height={160}>
    <path d="M0 40V16A16 16 0 0116 0H116a16 16 0 0116 16V40z" className="brand-soft" />
    {[16, 27, 38].map((x) => (
      <circle key={x} cx={x} cy={20} r={3.5} className="brand-lift" />
    ))}
    <Label x={50} y={26} size={16} weight={700}>
      This site
    </Label>
    <rect x={1} y={passing - 14} width={130} height={28} className="green-soft" />
    <rect
      x={14}
      y={102}
      width={104}
      height={42}
      rx={8}
      className="stroke-faint"
      strokeWidth={2}
      strokeDasharray="5 6"
    />
    <Label x={66} y={129} size={18} weight={700} tone="green-ink" anchor="middle">
      No copy
    </Label>
  </Panel>
);

const Email = () => (
  <Panel x={320} y={20} width={140} height={160}>
    <path d="M0 40V16A16 16 0 0116 0H124a16 16 0 0116 16V40z" fill="url(#sheen)" />
    <Glyph name="mail" x={12} y={10} size={20} tone="on-brand" bold />
    <Label x={40} y={26} size={16} weight={700} tone="on-brand">
      Your email
    </Label>
    <rect x={14} y={passing - 14} width={112} height={28} rx={6} className="green-soft" />
    <rect x={14} y={104} width={112} height={38} rx={19} className="green" />
    <Label x={62} y={129} size={17} weight={700} tone="surface" anchor="middle">
      Send
    </Label>
  </Panel>
);

const pointer = 'M416 144v32l8-8 6 13 7-3-6-12h11z';

/** A form whose entries go into the visitor's own email app, through a site that keeps no copy. */
export const PolicyPrivacy = () => (
  <Scene width={480} height={200} ground="mint">
    <Form />
    <Site />
    <Email />
    <circle cx={110} cy={20 + passing} r={6} className="green" />
    <StepArrow x={110} y={20 + passing} length={246} tone="green" />
    <path d={pointer} className="stroke-paper" strokeWidth={4} />
    <path d={pointer} className="ink" />
  </Scene>
);
