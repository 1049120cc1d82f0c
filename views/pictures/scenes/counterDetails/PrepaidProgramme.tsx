import { BusinessDocuments } from '../../kit/documents/BusinessDocuments.tsx';
import { SheetLedge } from '../../kit/documents/SheetLedge.tsx';
import { FirstPurchase, HolderPhone, HolderScreen } from '../../kit/money/cardProgramme.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { LeafyPlant } from '../../kit/things/Plant.tsx';
import { TeaCup } from '../../kit/things/TeaCup.tsx';

/* A low hill behind all four. */
const hill = 'M0 176C80 140 170 132 290 156S480 196 616 148 800 84 900 112 1080 150 1200 96';

/** A card programme along one desk, each stage over the step that tells of it: holders and amounts, documents, a holder who is checked, the first purchase. */
export const PrepaidProgramme = () => (
  <Scene width={1200} height={300} ground="tint">
    <path d={`${hill}V300H0z`} className="brand-soft" opacity={0.7} />
    <path d="M0 272H1200V300H0z" fill="url(#sheen)" />
    <path d="M0 248H1200V272H0z" className="brand-lift" />
    <HolderScreen x={40} y={64} />
    <SheetLedge x={40} y={266} width={192} />
    <ContactShadow x={292} y={262} width={64} />
    <LeafyPlant x={292} y={262} scale={0.78} />
    <ContactShadow x={448} y={259} width={232} />
    <BusinessDocuments x={350} y={66} />
    <TeaCup x={588} y={206} scale={0.8} />
    <HolderPhone x={674} y={26} />
    <SheetLedge x={674} y={268} width={160} />
    <ContactShadow x={1031} y={263} width={150} />
    <FirstPurchase x={950} y={54} />
  </Scene>
);
