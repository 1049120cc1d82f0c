import { figures } from '#content/figures.ts';
import { KeypadPhone } from '../../kit/devices/KeypadPhone.tsx';
import { Terminal } from '../../kit/devices/Terminal.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { narrowMissionSize } from './narrowMissionSize.ts';

const stations = [64, 176, 320] as const;

/** For phones: the same line through the years, with fewer words on each device. */
export function MissionExperienceNarrow() {
  return (
    <Scene {...narrowMissionSize} ground="brand">
      <Rings x={400} y={0} size={280} tone="brand-lift" />
      <Label x={260} y={82} size={62} weight={800} tone="on-brand">
        {`${figures.company.yearsOfExperience}+`}
      </Label>
      <Label x={262} y={112} size={26} weight={600} tone="on-brand">
        years
      </Label>
      <path d="M-8 298H376" className="stroke-on-brand" strokeWidth={3} opacity={0.5} />
      <path d="M369 291l8 7-8 7" className="stroke-on-brand" strokeWidth={3} opacity={0.5} />
      {stations.map((x, index) => (
        <g key={x}>
          <circle cx={x} cy={298} r={9} className="on-brand" />
          <circle cx={x} cy={298} r={5} className={index === 2 ? 'marigold' : 'brand'} />
        </g>
      ))}
      <KeypadPhone x={16} y={72} scale={0.68}>
        <Label x={10} y={36} size={24} weight={600} tone="green-ink">
          Paid
        </Label>
        <Label x={10} y={72} size={34} weight={800} tone="green-ink">
          ₹50
        </Label>
      </KeypadPhone>
      <Terminal x={116} y={36} scale={0.62}>
        <Label x={84} y={42} size={26} weight={600} tone="muted" anchor="middle">
          Paid
        </Label>
        <Label x={84} y={86} size={38} weight={800} anchor="middle">
          ₹1,250
        </Label>
      </Terminal>
      <CodeWindow x={248} y={172} width={144} title="200 OK" size={14.5} lines={['"paid": 1250']} />
    </Scene>
  );
}
