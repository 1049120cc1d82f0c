import { KeeperShowingPhone } from '../../kit/people/KeeperShowingPhone.tsx';
import { Garland } from '../../kit/places/Garland.tsx';
import { PaidBills } from '../../kit/screens/PaidBills.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TeaCup } from '../../kit/things/TeaCup.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';
import { closingSize } from './closingSize.ts';

/** A day at the counter: its keeper shows the bills of four kinds that were paid there. */
export function BbpsClosing() {
  return (
    <Scene {...closingSize} radius={0} ground="warm" night="raised">
      <Rings x={220} y={330} size={360} tone="marigold-soft" />
      <Garland x={0} y={2} width={440} swags={3} />
      <KeeperShowingPhone x={14} y={72}>
        <PaidBills />
      </KeeperShowingPhone>
      {/* Pale, because the band around the picture is as violet as the counters elsewhere. */}
      <path d="M0 364H440V400H0z" className="skyline" />
      <path d="M0 366H440V400H0z" className="brand-lift" opacity={0.45} />
      <path d="M0 338H440V366H0z" className="skyline" />
      <TeaCup x={26} y={296} scale={0.8} />
      <ContactShadow x={388} y={355} width={84} />
      <UpiStand x={353} y={256} scale={0.52} small />
    </Scene>
  );
}
