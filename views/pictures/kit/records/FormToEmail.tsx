import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At } from '../stage/At.tsx';
import { EmailToSend } from './EmailToSend.tsx';

interface FormToEmailProps {
  readonly y: number;
  /** Of each card. */
  readonly width: number;
  /** Where the form, the site and the email begin. */
  readonly cards: readonly [form: number, site: number, email: number];
}

const height = 204;

/* The first row of the form runs on as a lane that ends at the envelope of the email; what is below is the message. */
const lane = { middle: 76, height: 36 } as const;
const message = { x: 11, y: 110, height: 74 } as const;

interface CardProps {
  readonly x: number;
  readonly width: number;
  readonly name: string;
  readonly children: ReactNode;
}

const Card = ({ x, width, name, children }: CardProps) => (
  <Panel x={x} y={0} width={width} height={height}>
    <path d={`M0 44V16A16 16 0 0116 0H${width - 16}a16 16 0 0116 16V44z`} className="brand-soft" />
    <Label x={width / 2} y={28.5} size={17} weight={700} anchor="middle">
      {name}
    </Label>
    {children}
  </Panel>
);

/* Where the lane runs behind the site it is dotted. */
const Behind = ({ width }: { readonly width: number }) => (
  <>
    <path
      d={`M1 ${lane.middle - lane.height / 2}H${width - 1}M1 ${lane.middle + lane.height / 2}H${width - 1}`}
      className="stroke-green"
      strokeWidth={2.5}
      strokeDasharray="6 7"
      strokeLinecap="butt"
    />
    {[-32, -4, 24].map((x) => (
      <path
        key={x}
        d={`M${width / 2 + x} ${lane.middle - 7}l8 7-8 7`}
        className="stroke-green"
        strokeWidth={3}
      />
    ))}
  </>
);

/** A form whose entries go on a broad lane behind a site that keeps no copy, into the visitor's own email to the company. */
export const FormToEmail = ({ y, width, cards: [form, site, email] }: FormToEmailProps) => {
  const field = { ...message, width: width - 2 * message.x, rx: 10 };
  return (
    <At x={0} y={y}>
      <Card x={form} width={width} name="Form">
        <rect {...field} className="brand-soft" />
        <Skeleton
          x={field.x + 12}
          y={field.y + 14}
          step={18}
          height={10}
          widths={[70, 62, 40]}
          tone="brand-lift"
        />
      </Card>
      <Card x={email} width={width} name="Your email">
        <EmailToSend
          middle={width / 2}
          envelope={lane.middle}
          button={message.y + message.height / 2}
        />
      </Card>
      <At x={0} y={lane.middle}>
        <path
          d={`M${form + 11}-10a8 8 0 018-8H${email - 12}V-30L${email + 22} 0 ${email - 12} 30V18H${form + 19}a8 8 0 01-8-8z`}
          className="code-number"
        />
        <Skeleton x={form + 23} y={-5} height={10} widths={[48]} tone="deep" />
      </At>
      <Card x={site} width={width} name="This site">
        <Behind width={width} />
        <rect {...field} className="stroke-muted" strokeWidth={2} strokeDasharray="5 6" />
        <Label
          x={width / 2}
          y={message.y + message.height / 2 + 6.5}
          size={17}
          weight={800}
          tone="green-ink"
          anchor="middle"
        >
          No copy
        </Label>
      </Card>
    </At>
  );
};
