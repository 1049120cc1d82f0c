import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Whom a template goes to, and what fills its gaps; the first is the text on the phone. */
const receivers = [
  ['98300XXXXX', '16 Nov', '11 am'],
  ['98310XXXXX', '16 Nov', '12 noon'],
  ['98320XXXXX', '17 Nov', '10 am'],
  ['98330XXXXX', '17 Nov', '11 am'],
  ['98340XXXXX', '17 Nov', '1 pm'],
] as const;

const columns = [20, 154, 228] as const;
const names = ['Number', 'Day', 'Time'] as const;
const row = 40;

/** The list of a sending with its columns, 324 wide; the first receiver is marked, from 36 to 72. */
export const ReceiverList = ({ rows, ...place }: Place & { readonly rows: number }) => (
  <At {...place}>
    {names.map((name, index) => (
      <Label key={name} x={columns[index] ?? 0} y={25} size={16} weight={600} tone="muted">
        {name}
      </Label>
    ))}
    {receivers.slice(0, rows).map((receiver, index) => (
      <At key={receiver[0]} x={0} y={36 + index * row}>
        {index === 0 && <rect x={8} width={308} height={36} rx={9} className="marigold-soft" />}
        {receiver.map((value, column) => (
          <Label
            key={value}
            x={columns[column] ?? 0}
            y={24.5}
            size={18}
            weight={index ? 500 : 700}
            tone={index ? 'ink' : 'marigold-ink'}
          >
            {value}
          </Label>
        ))}
      </At>
    ))}
  </At>
);
