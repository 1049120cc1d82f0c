import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

/** A text whose first part is full at the end of its fifth line. */
const first = [
  'Your parcel 482107 from MYSHOP',
  'reaches Durgapur on 16 Nov',
  'between 10 am and 1 pm. Please',
  'keep an ID card ready. To choose',
  'another day, phone before 8 pm',
] as const;
const second = ['tonight. Thank you for your order.'] as const;

/** How many characters it has, with a space after each line but the last. */
const counted = {
  first: first.join(' ').length + 1,
  second: second.join(' ').length,
} as const;

const parts = [
  ['Part 1', counted.first, 'brand-lift'],
  ['Part 2', counted.second, 'marigold'],
] as const;

/** A long text in two parts, each marked in its colour, and what each holds, 336 × 320. */
export const CountedText = (place: Place) => (
  <Panel
    {...place}
    width={336}
    height={320}
    title={`${counted.first + counted.second} characters`}
    note="2 parts"
  >
    {[...first, ...second].map((line, index) => (
      <Label key={line} x={24} y={90 + index * 25} size={17}>
        {line}
      </Label>
    ))}
    <path d="M13 74V196" className="stroke-brand-lift" strokeWidth={5} />
    <path d="M13 204V218" className="stroke-marigold" strokeWidth={5} />
    {parts.map(([name, held, tone], index) => (
      <g key={name} transform={`translate(24 ${237 + index * 40})`}>
        <path d="M0 0H288" className="stroke-line" />
        <circle cx={8} cy={20} r={8} className={tone} />
        <Label x={28} y={26} size={18} weight={600}>
          {name}
        </Label>
        <Label x={288} y={26} size={18} weight={700} anchor="end">
          {String(held)}
        </Label>
      </g>
    ))}
  </Panel>
);
