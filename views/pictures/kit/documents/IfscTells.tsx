import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

/** What an IFSC tells and what it does not, 464 × 68. */
export function IfscTells(place: Place) {
  return (
    <Panel {...place} width={464} height={68} radius={8}>
      <Tick x={40} y={34} size={32} />
      <Label x={68} y={41} size={19} weight={600}>
        Bank, branch
      </Label>
      <path d="M228 16V52" className="stroke-line" />
      <No x={264} y={34} />
      <Label x={292} y={41} size={19} weight={600}>
        Account holder
      </Label>
    </Panel>
  );
}

/** How far below the head of their column the answers stand. */
const rows = [65, 102] as const;

const told = ['Bank', 'Branch'] as const;
const untold = ['Account exists?', 'Account holder'] as const;

/** The same at length: what it tells on the left, what it does not on the right, 464 × 134. */
export function IfscTellsAll(place: Place) {
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
          <No x={228} y={y} size={30} />
          <Label x={256} y={y + 8} size={21} weight={700}>
            {untold[index] ?? ''}
          </Label>
        </g>
      ))}
    </Panel>
  );
}

interface NoProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

const No = ({ x, y, size = 32 }: NoProps) => (
  <>
    <circle cx={x} cy={y} r={size / 2} className="red-soft" />
    <Glyph name="x" x={x - 11} y={y - 11} size={22} tone="red" bold />
  </>
);
