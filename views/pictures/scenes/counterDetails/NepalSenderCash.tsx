import { Passport, PersonPanCard, TelephoneBill } from '../../kit/documents/IdentityPapers.tsx';
import { LicenceCard } from '../../kit/documents/LicenceCard.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A fan of what a sender who pays cash may show. */
export const NepalSenderCash = () => (
  <Scene {...bitSize} ground="sand">
    <TelephoneBill x={26} y={14} turn={-6} scale={0.66} />
    <Passport x={144} y={8} turn={6} scale={0.66} />
    <PersonPanCard x={10} y={62} turn={-4} scale={0.68} />
    <LicenceCard x={100} y={52} turn={4} scale={0.7} />
  </Scene>
);
