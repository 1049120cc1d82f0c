import { Fragment } from 'react';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** The same request sent twice, with one key, and the one payment in which both meet. */
export function OwnOrderIdOnEveryPayment() {
  return (
    <Cover ground="lilac" motif={<OnePayment />}>
      <path
        d="M300 108H328Q352 108 352 132V156Q352 180 376 180H400M300 252H328Q352 252 352 228V204Q352 180 376 180"
        className="stroke-brand-lift"
        strokeWidth={6}
      />
      {[52, 196].map((y) => (
        <Panel key={y} x={48} y={y} width={272} height={112} radius={20} tone="deep">
          <circle cx={56} cy={56} r={32} className="marigold" />
          <Glyph name="key" x={36} y={36} size={40} tone="deep" bold />
          <Label x={106} y={68} size={34} tone="code-string" mono>
            orderId
          </Label>
        </Panel>
      ))}
      <Panel x={384} y={72} width={208} height={216} radius={24}>
        <Tick x={104} y={84} size={96} />
        <Label x={104} y={182} size={36} weight={800} anchor="middle">
          Paid once
        </Label>
      </Panel>
    </Cover>
  );
}

/* For small cards: two requests that meet in one tick. */
const OnePayment = () => (
  <>
    <path
      d="M40 48H56Q72 48 72 64V72Q72 88 88 88H112M40 128H56Q72 128 72 112V104Q72 88 88 88"
      className="stroke-brand-lift"
      strokeWidth={6}
    />
    {[48, 128].map((y) => (
      <Fragment key={y}>
        <rect x={10} y={y - 26} width={52} height={52} rx={14} className="deep" />
        <Glyph name="key" x={20} y={y - 16} size={32} tone="marigold" bold />
      </Fragment>
    ))}
    <Tick x={122} y={88} size={76} />
  </>
);
