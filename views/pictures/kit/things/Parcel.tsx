import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface ParcelProps extends Place {
  /** Two lines on the label; without them it has none. */
  readonly title?: string;
  readonly code?: string;
  /** It stands on a ground that is drawn, and has its shadow there. */
  readonly standing?: boolean;
}

const bars = [3, 2, 5, 2, 3, 6, 2, 4, 2, 3, 5, 2, 3];

/** A closed carton with tape and an order label, 232 × 224. */
export function Parcel({ title, code, standing, ...place }: ParcelProps) {
  return (
    <At {...place}>
      {standing ? (
        <ellipse cx={116} cy={223} rx={134} ry={13} className="shade" />
      ) : (
        <Shadow width={232} height={224} />
      )}
      <path d="M0 56L36 8c4-5 8-8 14-8H182c6 0 10 3 14 8l36 48z" className="skin" />
      <path
        d="M0 56L36 8c4-5 8-8 14-8H182c6 0 10 3 14 8l36 48z"
        className="on-brand"
        opacity={0.28}
      />
      <path d="M0 56H232V208a16 16 0 01-16 16H16a16 16 0 01-16-16z" className="skin" />
      <path d="M0 56H232v8H0z" className="skin-deep" opacity={0.45} />
      <path d="M102 0h28l8 56v44l-5-5-6 5-6-5-5 5-6-5-5 5-6-5-5 5V56z" className="code-string" />
      {title !== undefined && <OrderLabel title={title} code={code} />}
    </At>
  );
}

interface OrderLabelProps {
  readonly title: string;
  readonly code: string | undefined;
}

/* White paper with the order and its bars. */
function OrderLabel({ title, code = '' }: OrderLabelProps) {
  let pen = 0;
  return (
    <>
      <rect x={24} y={112} width={184} height={88} rx={8} className="on-brand" />
      <Label x={40} y={138} size={19} weight={600} tone="deep">
        {title}
      </Label>
      <Label x={40} y={162} size={20} weight={800} tone="deep">
        {code}
      </Label>
      {bars.map((width, index) => {
        const x = 40 + pen;
        pen += width + 3 + (index % 3);
        return <rect key={x} x={x} y={174} width={width} height={18} className="deep" />;
      })}
    </>
  );
}
