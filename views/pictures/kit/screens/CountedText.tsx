import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

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

const total = counted.first + counted.second;

const parts = [
  ['Part 1', counted.first, 'brand-lift'],
  ['Part 2', counted.second, 'marigold'],
] as const;

/** A long text in two parts, each marked in its colour, and how much of each is full, 336 × 482. */
export const CountedText = (place: Place) => (
  <Panel {...place} width={336} height={482} title={`${total} characters`} note="2 parts">
    {[...first, ...second].map((line, index) => (
      <Label key={line} x={24} y={90 + index * 25} size={17}>
        {line}
      </Label>
    ))}
    <path d="M13 74V196" className="stroke-brand-lift" strokeWidth={5} />
    <path d="M13 204V218" className="stroke-marigold" strokeWidth={5} />
    {parts.map(([name, held, tone], index) => (
      <At key={name} x={24} y={240 + index * 78}>
        <path d="M0 0H288" className="stroke-line" />
        <Label x={0} y={32} size={18} weight={600}>
          {name}
        </Label>
        <Label x={288} y={32} size={18} weight={700} anchor="end">
          {`${held} of ${counted.first}`}
        </Label>
        <path d="M7 54H281" className="stroke-surface-2" strokeWidth={14} />
        <path
          d={`M7 54H${7 + Math.round((274 * held) / counted.first)}`}
          className={`stroke-${tone}`}
          strokeWidth={14}
        />
      </At>
    ))}
    <WithRupee x={24} y={396} />
  </Panel>
);

/* One letter of another script makes shorter parts of the whole text. */
const other = 67;
const segments = [0, 1, 2].map((part) => Math.min(other, total - part * other));

/** How the same text is counted once a ₹ sign is in it, 288 × 66. */
const WithRupee = (place: Place) => (
  <At {...place}>
    <path d="M0 0H288" className="stroke-line" />
    <Label x={0} y={32} size={18} weight={600}>
      With one ₹ sign
    </Label>
    <Label x={288} y={32} size={18} weight={700} tone="red" anchor="end">
      3 parts
    </Label>
    <path
      d={segments.map((_, part) => `M${7 + part * 97} 54h80`).join('')}
      className="stroke-surface-2"
      strokeWidth={14}
    />
    {segments.map((held, part) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
        key={part}
        d={`M${7 + part * 97} 54h${Math.round((80 * held) / other)}`}
        className="stroke-red"
        strokeWidth={14}
      />
    ))}
  </At>
);
