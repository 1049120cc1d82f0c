import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

/* The last is new. */
const entries = [
  ['MT-30952', '₹3,000'],
  ['RC-20418', '₹299'],
] as const;

const head = 48;
const row = 63;

/** A shop’s books, 320 × 174: below an earlier payment the recharge that has just gone through; its middle is at a height of 142. */
export const ShopBooks = (place: Place) => (
  <Panel {...place} width={320} height={head + row * entries.length}>
    <Label x={20} y={32} size={21} weight={700}>
      Your books
    </Label>
    <path
      d={`M1 ${head + row}H319V158a15 15 0 01-15 15H16a15 15 0 01-15-15z`}
      className="green-soft"
    />
    {entries.map(([reference, amount], index) => {
      const isNew = index === entries.length - 1;
      const style = {
        size: 21,
        weight: isNew ? 700 : 500,
        tone: isNew ? 'green-ink' : 'muted',
      } as const;
      return (
        <g key={reference} transform={`translate(0 ${head + row * index})`}>
          <path d="M1 0H319" className="stroke-line" />
          <Label x={20} y={39} {...style}>
            {reference}
          </Label>
          <Label x={300} y={39} {...style} anchor="end">
            {amount}
          </Label>
        </g>
      );
    })}
  </Panel>
);
