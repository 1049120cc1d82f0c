import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The stacks in the drawer: their left edge, their value, how many notes stand there. */
const stacks = [
  [24, '₹500', 6],
  [124, '₹200', 4],
  [224, '₹100', 3],
] as const;

/** The working limit after a withdrawal of ₹2,000, 336 × 136. */
export function WorkingLimit(place: Place) {
  return (
    <Panel {...place} width={336} height={136}>
      <Label x={24} y={42} size={17} tone="muted">
        Working limit
      </Label>
      <Label x={24} y={84} size={34} weight={800}>
        ₹20,000
      </Label>
      <Pill x={312} y={56} anchor="end" tone="green" size={18}>
        +₹2,000
      </Pill>
      <rect x={24} y={104} width={288} height={10} rx={5} className="line" />
      <rect x={24} y={104} width={192} height={10} rx={5} className="green" />
      <path d="M195 104h16a5 5 0 010 10h-16z" className="code-number" />
    </Panel>
  );
}

/** The shop’s drawer after the same withdrawal, 336 × 184. */
export function CashDrawer(place: Place) {
  return (
    <Panel {...place} width={336} height={184} tone="night">
      <Label x={24} y={42} size={17} tone="on-deep-muted">
        Cash in the drawer
      </Label>
      <Label x={24} y={80} size={34} weight={800} tone="on-deep">
        ₹10,000
      </Label>
      <Pill x={312} y={52} anchor="end" tone="marigold" size={18}>
        −₹2,000
      </Pill>
      {stacks.map(([left, value, count]) => (
        <At key={value} x={left} y={104}>
          <Stack value={value} count={count} />
        </At>
      ))}
    </Panel>
  );
}

const Stack = ({ value, count }: { readonly value: string; readonly count: number }) => (
  <>
    <rect width={88} height={64} rx={8} className="deep-lift" />
    {Array.from({ length: count }, (_, index) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the notes never change
        key={index}
        d={`M10 ${54 - index * 5}h68`}
        className="stroke-green"
        strokeWidth={3}
      />
    ))}
    <rect x={8} y={14 + (6 - count) * 4} width={72} height={26} rx={4} className="green-soft" />
    <Label x={44} y={33 + (6 - count) * 4} size={16} weight={800} tone="green-ink" anchor="middle">
      {value}
    </Label>
  </>
);
