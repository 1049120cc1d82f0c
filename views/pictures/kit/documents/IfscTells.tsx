import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

/** How far below the head of their column the answers stand. */
const rows = [65, 102] as const;

const told = ['Bank', 'Branch'] as const;
const untold = ['Account exists?', 'Account holder'] as const;

/** What an IFSC tells on the left, what it does not on the right, 464 × 134. */
export function IfscTells(place: Place) {
  return (
    <Panel {...place} width={464} height={134} radius={8}>
      <Label x={28} y={35} size={18} tone="muted">
        It tells
      </Label>
      <Label x={212} y={35} size={18} tone="muted">
        It cannot tell
      </Label>
      <path d="M186 22V112" className="stroke-line" strokeWidth={1.5} />
      {rows.map((y, index) => (
        <g key={y}>
          <Tick x={44} y={y} size={30} />
          <Label x={72} y={y + 8} size={21} weight={700}>
            {told[index] ?? ''}
          </Label>
          <No x={228} y={y} />
          <Label x={256} y={y + 8} size={21} weight={700}>
            {untold[index] ?? ''}
          </Label>
        </g>
      ))}
    </Panel>
  );
}

const No = ({ x, y }: Pick<Place, 'x' | 'y'>) => (
  <>
    <circle cx={x} cy={y} r={15} className="red-soft" />
    <Glyph name="x" x={x - 11} y={y - 11} size={22} tone="red" bold />
  </>
);
