import { At, type Place } from '../stage/At.tsx';
import { type LookProps, PersonHead } from './PersonHead.tsx';
import { RestingArm, type RestingArmProps } from './RestingArm.tsx';

type KeeperProps = Place &
  Pick<LookProps, 'hair' | 'looks' | 'skin' | 'glasses'> &
  Partial<Pick<RestingArmProps, 'clothes'>>;

/** A keeper whose forearms rest on the counter, one hand over the other, 126 × 156: draw the counter first, its edge at 140. */
export const KeeperAtDevices = ({
  hair = 'bob',
  looks,
  skin = 'skin',
  glasses = false,
  clothes = 'green',
  ...place
}: KeeperProps) => (
  <At {...place}>
    <path d="M26 140V100L30 92 48 88H78L96 92 100 100V140z" className={clothes} />
    <PersonHead hair={hair} looks={looks} skin={skin} glasses={glasses} />
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
    <ellipse cx={63} cy={150} rx={72} ry={5} className="shade" />
    <RestingArm clothes={clothes} skin={skin} mirrored={126} />
    <RestingArm clothes={clothes} skin={skin} />
  </At>
);
