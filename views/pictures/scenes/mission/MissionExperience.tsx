import { figures } from '#content/figures.ts';
import { KeypadPhone } from '../../kit/devices/KeypadPhone.tsx';
import { Terminal } from '../../kit/devices/Terminal.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const stations = [100, 288, 512] as const;

/** A line through the years: a keypad phone at its start, a POS terminal in the middle, code at its end. */
export function MissionExperience() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={640} y={0} size={440} tone="brand-lift" />
      <Label x={424} y={128} size={96} weight={800} tone="on-brand">
        {`${figures.company.yearsOfExperience}+`}
      </Label>
      <Label x={428} y={176} size={40} weight={600} tone="on-brand">
        years
      </Label>
      <path d="M-8 472H604" className="stroke-on-brand" strokeWidth={4} opacity={0.5} />
      <path d="M594 462l12 10-12 10" className="stroke-on-brand" strokeWidth={4} opacity={0.5} />
      {stations.map((x, index) => (
        <g key={x}>
          <circle cx={x} cy={472} r={12} className="on-brand" />
          <circle cx={x} cy={472} r={7} className={index === 2 ? 'marigold' : 'brand'} />
        </g>
      ))}
      <KeypadPhone x={24} y={104} scale={1.1}>
        <Label x={10} y={32} size={18} weight={600} tone="green-ink">
          Recharge
        </Label>
        <Label x={10} y={70} size={32} weight={800} tone="green-ink">
          ₹50
        </Label>
      </KeypadPhone>
      <Terminal x={188} y={56} scale={0.97}>
        <Label x={84} y={42} size={22} tone="muted" anchor="middle">
          Approved
        </Label>
        <Label x={84} y={86} size={36} weight={800} anchor="middle">
          ₹1,250
        </Label>
      </Terminal>
      <CodeWindow
        x={404}
        y={248}
        width={212}
        title="200 OK"
        size={16}
        lines={['{', ' "status": "paid",', ' "amount": 1250', '}']}
      />
    </Scene>
  );
}
