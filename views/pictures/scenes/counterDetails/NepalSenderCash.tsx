import { Passport, PersonPanCard, TelephoneBill } from '../../kit/documents/identityPapers.tsx';
import { LicenceCard } from '../../kit/documents/LicenceCard.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A fan of what a sender who pays cash may show. */
export const NepalSenderCash = () => (
  <Scene {...bitSize} ground="sand">
    <TelephoneBill x={36} y={20} turn={-6} scale={0.6} />
    <Passport x={138} y={13} turn={6} scale={0.62} />
    {/* Cards keep their colours after dark. */}
    <g className="sheet">
      <PersonPanCard x={22} y={64} turn={-4} scale={0.6} />
      <LicenceCard x={100} y={53} turn={4} scale={0.62} />
    </g>
  </Scene>
);
