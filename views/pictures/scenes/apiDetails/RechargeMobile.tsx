import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { LabelledField } from '../../kit/LabelledField.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Scene } from '../../kit/Scene.tsx';

const fields = [
  ['Number', '98300 XXXXX'],
  ['Operator', 'OP1, Kolkata'],
  ['Amount', '₹299'],
] as const;

/** What a seller types for a prepaid mobile: number, operator with circle, and amount. */
export function RechargeMobile() {
  return (
    <Scene width={360} height={320}>
      <Rings x={180} y={160} size={220} />
      <Phone x={60} y={20} width={240} height={400} time="10:24">
        {fields.map(([label, value], index) => (
          <g key={label} transform={`translate(16 ${50 + index * 62})`}>
            <rect width={190} height={54} rx={8} className="surface-2" />
            <LabelledField x={14} y={21} label={label} value={value} captionSize={15} size={18} />
          </g>
        ))}
        <rect x={16} y={240} width={190} height={38} rx={19} className="brand" />
        <Label x={111} y={265} size={17} weight={700} tone="on-brand" anchor="middle">
          Recharge
        </Label>
      </Phone>
    </Scene>
  );
}
