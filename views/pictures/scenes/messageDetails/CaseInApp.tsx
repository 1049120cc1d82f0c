import { Phone } from '../../kit/devices/Phone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const digits = ['4', '8', '2', '1'];

/** A phone whose app has taken a code of four digits. */
export function CaseInApp() {
  return (
    <Scene {...bitSize} ground="brand">
      <Phone x={32} y={16} width={160} height={240} screen="ground-end">
        {digits.map((digit, index) => (
          <g key={digit} transform={`translate(${14 + index * 29} 54)`}>
            <rect width={26} height={38} rx={6} className="brand-soft" />
            <Label x={13} y={28} size={24} weight={800} tone="brand-ink" anchor="middle">
              {digit}
            </Label>
          </g>
        ))}
      </Phone>
      <Tick x={204} y={82} size={44} />
    </Scene>
  );
}
