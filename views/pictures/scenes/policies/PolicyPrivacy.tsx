import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The cards are as high as each other; the first row of the form runs on as a lane that ends at the same height in the email. */
const card = { y: 24, width: 116, height: 204 } as const;
const lane = { middle: 75, height: 36 } as const;

const Head = ({ children }: { readonly children: string }) => (
  <>
    <path d="M0 44V16A16 16 0 0116 0H100a16 16 0 0116 16V44z" className="brand-soft" />
    <Label x={58} y={29} size={18} weight={700} anchor="middle">
      {children}
    </Label>
  </>
);

const Form = () => (
  <Panel {...card} x={16}>
    <Head>Form</Head>
    {[56, 34].map((width, row) => (
      <g key={width} transform={`translate(12 ${lane.middle + 28 + row * 46})`}>
        <rect width={92} height={lane.height} rx={8} className="brand-soft" />
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

/* Where the arrow runs behind it is dotted; its row for what could stay is empty. */
const Site = () => (
  <Panel {...card} x={182}>
    <Head>This site</Head>
    <path
      d={`M1 ${lane.middle - lane.height / 2}H115M1 ${lane.middle + lane.height / 2}H115`}
      className="stroke-green"
      strokeWidth={2.5}
      strokeDasharray="6 7"
      strokeLinecap="butt"
    />
    {[26, 54, 82].map((x) => (
      <path
        key={x}
        d={`M${x} ${lane.middle - 7}l8 7-8 7`}
        className="stroke-green"
        strokeWidth={3}
      />
    ))}
    <rect
      x={9}
      y={120}
      width={98}
      height={62}
      rx={10}
      className="stroke-muted"
      strokeWidth={2}
      strokeDasharray="5 6"
    />
    <Label x={58} y={158} size={20} weight={800} tone="green-ink" anchor="middle">
      No copy
    </Label>
  </Panel>
);

const pointer = 'M78 160v36l9-9 7 15 8-4-7-14h13z';

const Email = () => (
  <Panel {...card} x={348}>
    <Head>Your email</Head>
    <Label x={64} y={lane.middle + 6} size={18} weight={700} anchor="middle">
      To: us
    </Label>
    <rect x={35} y={100} width={46} height={34} rx={6} className="brand" />
    <path d="M39 105L58 120 77 105" className="stroke-on-brand" strokeWidth={3} />
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
    </At>
    <Site />
  </Scene>
);
