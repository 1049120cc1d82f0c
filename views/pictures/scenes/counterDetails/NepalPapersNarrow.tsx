import {
  EmployerCertificate,
  Passport,
  PortraitCard,
  TelephoneBill,
} from '../../kit/documents/IdentityPapers.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** How large a card is: two share the row of three pages. */
const card = 0.92;

/** For phones: the documents of a sender, with air between them. Three pages stand above two cards of the same width together. */
export const NepalPapersNarrow = () => (
  <Scene width={400} height={304} ground="mint">
    <Rings x={200} y={304} size={280} tone="green-soft" />
    <Passport x={18} y={17} turn={-2} scale={0.84} />
    <TelephoneBill x={147} y={14} scale={0.84} />
    <EmployerCertificate x={274} y={12} turn={2} scale={0.84} />
    <PortraitCard
      x={17}
      y={179}
      turn={-1.5}
      scale={card}
      tone="sheen"
      glyph="bank"
      title="PAN"
      hair="bun"
    />
    <PortraitCard
      x={211}
      y={174.5}
      turn={1.5}
      scale={card}
      tone="night"
      glyph="car"
      clothes="marigold"
      title="Licence"
    />
  </Scene>
);
