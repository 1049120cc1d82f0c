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

const told = ['Bank', 'Branch'];
const untold = ['Does the account exist?', 'Who holds it?'];

/** The same at length: what it tells above, what it does not below, 464 × 240. */
export function IfscTellsAll(place: Place) {
  return (
    <Panel {...place} width={464} height={240} radius={8}>
      {told.map((thing, index) => (
        <g key={thing} transform={`translate(${index * 218} 0)`}>
          <Tick x={48} y={46} size={40} />
          <Label x={82} y={54} size={23} weight={700}>
            {thing}
          </Label>
        </g>
      ))}
      <path d="M28 92H436" className="stroke-line" />
      {untold.map((question, index) => (
        <g key={question} transform={`translate(0 ${index * 64})`}>
          <No x={48} y={134} size={40} />
          <Label x={82} y={142} size={23} weight={600} tone="muted">
            {question}
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
