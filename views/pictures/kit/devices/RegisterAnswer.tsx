import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';
import { registerAnswers } from './registerAnswers.ts';

/** What the register answers, 252 × 236: the number is in service, its operator and its circle, and that it was ported. */
export const RegisterAnswer = (place: Place) => (
  <Panel {...place} width={252} height={236} radius={20}>
    <Tick x={46} y={44} size={40} />
    <Label x={78} y={55} size={30} weight={800} tone="green-ink">
      Active
    </Label>
    {registerAnswers.map(([label, value], index) => (
      <g key={label} transform={`translate(0 ${84 + index * 49})`}>
        <path d="M26 0H226" className="stroke-line" strokeWidth={1.5} />
        <Label x={26} y={32} size={21} weight={500} tone="muted">
          {label}
        </Label>
        <Label x={226} y={33} size={25} weight={800} anchor="end">
          {value}
        </Label>
      </g>
    ))}
  </Panel>
);
