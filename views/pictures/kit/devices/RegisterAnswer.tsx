import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';
import { registerAnswers } from './registerAnswers.ts';

/** What the register answers, 252 × 212: the number is in service, its operator and its circle. */
export const RegisterAnswer = (place: Place) => (
  <Panel {...place} width={252} height={212} radius={20}>
    <Tick x={48} y={49} size={44} />
    <Label x={84} y={60} size={31} weight={800} tone="green-ink">
      Active
    </Label>
    {registerAnswers.map(([label, value], index) => (
      <g key={label} transform={`translate(0 ${97 + index * 57})`}>
        <path d="M26 0H226" className="stroke-line" strokeWidth={1.5} />
        <Label x={26} y={36} size={21} weight={500} tone="muted">
          {label}
        </Label>
        <Label x={226} y={37} size={25} weight={800} anchor="end">
          {value}
        </Label>
      </g>
    ))}
  </Panel>
);
