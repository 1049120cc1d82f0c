import { Passport, PersonPanCard, TelephoneBill } from '../../kit/documents/IdentityPapers.tsx';
import { LicenceCard } from '../../kit/documents/LicenceCard.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, one below the other. */
export const NepalSenderCashNarrow = () => (
  <Scene {...narrowBitSize} ground="sand">
    <TelephoneBill x={12} y={16} turn={-6} scale={0.56} />
    <Passport x={74} y={9} turn={5} scale={0.62} />
    <PersonPanCard x={8} y={68} turn={-4} scale={0.7} />
    <LicenceCard x={17} y={100} turn={3} scale={0.73} />
  </Scene>
);
