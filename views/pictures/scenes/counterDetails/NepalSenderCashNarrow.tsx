import { Passport, PersonPanCard, TelephoneBill } from '../../kit/documents/IdentityPapers.tsx';
import { LicenceCard } from '../../kit/documents/LicenceCard.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, one below the other. */
export const NepalSenderCashNarrow = () => (
  <Scene {...narrowBitSize} ground="sand">
    <TelephoneBill x={16} y={21} turn={-6} scale={0.54} />
    <Passport x={66} y={13} turn={5} scale={0.62} />
    <PersonPanCard x={13} y={69} turn={-4} scale={0.66} />
    <LicenceCard x={19} y={96} turn={3} scale={0.68} />
  </Scene>
);
