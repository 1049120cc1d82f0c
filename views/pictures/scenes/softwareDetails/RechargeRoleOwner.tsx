import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { roleSize } from '../../kit/stage/roleSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The service, and how much of a margin of 3% its retailers receive. */
const services = [
  ['Prepaid', '1.5%', 1.5],
  ['DTH', '1.5%', 1.5],
  ['Data card', '2%', 2],
] as const;

/** The web panel of the owner: the part of each margin that goes to retailers. */
export function RechargeRoleOwner() {
  return (
    <Scene {...roleSize} ground="tint">
      <AppWindow x={20} y={20} width={360} height={192} menu={['chart', 'users']}>
        <Label x={16} y={32} size={19} weight={800}>
          Retailers’ share
        </Label>
        {services.map(([name, share, part], index) => (
          <g key={name} transform={`translate(16 ${46 + index * 34})`}>
            <Label x={0} y={19} size={18} weight={600}>
              {name}
            </Label>
            <rect x={98} y={4} width={102} height={20} rx={8} className="brand-soft" />
            <rect x={98} y={4} width={34 * part} height={20} rx={8} className="brand" />
            <Label x={260} y={20} size={18} weight={700} anchor="end">
              {share}
            </Label>
          </g>
        ))}
      </AppWindow>
    </Scene>
  );
}
