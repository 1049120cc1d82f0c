import { Dots, Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { IdCard } from '../../kit/IdCard.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';

const checks = ['PAN valid and operative', 'Name matches', 'Date of birth matches'];

/** A specimen card over the result of its check: valid and operative, name and date of birth agree. */
export function PanCardApi() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={520} size={420} />
      <Dots x={40} y={392} size={144} rows={6} />
      <Panel x={216} y={176} width={384} height={312} />
      <g transform="translate(216 176)">
        {checks.map((check, index) => (
          <g key={check} transform={`translate(56 ${136 + index * 44})`}>
            <circle cx={0} cy={0} r={14} className="green" />
            <Glyph name="check" x={-10} y={-10} size={20} tone="surface" bold />
            <Label x={32} y={7} size={20} weight={600}>
              {check}
            </Label>
          </g>
        ))}
        <Label x={352} y={44} size={18} weight={700} anchor="end">
          Check result
        </Label>
        <Pill x={352} y={60} anchor="end" tone="green" size={15}>
          3 of 3
        </Pill>
        <path d="M0 255.5H384" className="stroke-line" />
        <Glyph name="clock" x={42} y={271} size={24} tone="muted" />
        <Label x={80} y={289} size={16} tone="muted">
          20 November 2026, 11:42
        </Label>
      </g>
      <IdCard x={40} y={64} turn={-4} number="ABCPS1234F" name="Ananya Sen" born="14 March 1994" />
    </Scene>
  );
}
