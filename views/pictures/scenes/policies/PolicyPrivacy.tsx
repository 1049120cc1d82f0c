import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The cards are as high as each other; the first row of the form runs on as a lane that ends at the same height in the email. */
const card = { y: 24, height: 204 } as const;
const lane = { middle: 75, height: 36 } as const;

const head = (width: number): string => `M0 44V16A16 16 0 0116 0H${width - 16}a16 16 0 0116 16V44z`;

const Form = () => (
  <Panel {...card} x={16} width={108}>
    <Label x={16} y={36} size={20} weight={700}>
      Form
    </Label>
    {[56, 34].map((width, row) => (
      <g key={width} transform={`translate(12 ${lane.middle + 28 + row * 46})`}>
        <rect width={84} height={lane.height} rx={8} className="brand-soft" />
        <Skeleton x={12} y={13} height={10} widths={[width]} tone="brand-lift" />
      </g>
    ))}
  </Panel>
);

/* A broad arrow from the form to the email, the middle of which the site hides. */
const Lane = () => (
  <>
    <path d="M28-10a8 8 0 018-8H328V-30L362 0 328 30V18H36a8 8 0 01-8-8z" className="code-number" />
    <Skeleton x={40} y={-5} height={10} widths={[48]} tone="deep" />
  </>
);

const Letter = (place: Place) => (
  <At {...place}>
    <rect width={38} height={28} rx={5} className="on-brand" />
    <path d="M3 4L19 16 35 4" className="stroke-pen" strokeWidth={3} />
  </At>
);

/* Where the arrow runs behind it is dotted; its row for what could stay is empty. */
const Site = () => (
  <Panel {...card} x={152} width={128}>
    <path d={head(128)} className="brand-soft" />
    <Label x={64} y={29} size={18} weight={700} anchor="middle">
      This site
    </Label>
    <path
      d={`M1 ${lane.middle - lane.height / 2}H127M1 ${lane.middle + lane.height / 2}H127`}
      className="stroke-green"
      strokeWidth={2.5}
      strokeDasharray="6 7"
      strokeLinecap="butt"
    />
    {[28, 58, 88].map((x) => (
      <path
        key={x}
        d={`M${x} ${lane.middle - 7}l8 7-8 7`}
        className="stroke-green"
        strokeWidth={3}
      />
    ))}
    <rect
      x={13}
      y={120}
      width={102}
      height={62}
      rx={10}
      className="stroke-muted"
      strokeWidth={2}
      strokeDasharray="5 6"
    />
    <Label x={64} y={158} size={20} weight={800} tone="green-ink" anchor="middle">
      No copy
    </Label>
  </Panel>
);

const pointer = 'M78 160v36l9-9 7 15 8-4-7-14h13z';

const Email = () => (
  <Panel {...card} x={348} width={116}>
    <path d={head(116)} fill="url(#sheen)" />
    <Label x={58} y={29} size={18} weight={700} tone="on-brand" anchor="middle">
      Your email
    </Label>
    <Label x={34} y={lane.middle + 6} size={18} weight={700}>
      To: us
    </Label>
    <Skeleton x={14} y={106} widths={[88, 64]} step={18} tone="brand-soft" />
    <rect x={12} y={146} width={92} height={42} rx={21} className="green" />
    <Label x={46} y={173} size={19} weight={700} tone="surface" anchor="middle">
      Send
    </Label>
    <path d={pointer} className="stroke-paper" strokeWidth={4} />
    <path d={pointer} className="ink" />
  </Panel>
);

/** A form whose entries go behind a site that keeps no copy, into the visitor's own email to the company. */
export const PolicyPrivacy = () => (
  <Scene width={480} height={252} ground="deep">
    <Form />
    <Email />
    <At x={0} y={card.y + lane.middle}>
      <Lane />
      <Letter x={287} y={-14} />
    </At>
    <Site />
  </Scene>
);
