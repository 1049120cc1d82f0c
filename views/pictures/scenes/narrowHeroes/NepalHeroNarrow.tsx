import { HeldNepalReceipt } from '../../kit/documents/HeldNepalReceipt.tsx';
import { HillJourneyNarrow } from '../../kit/places/HillJourneyNarrow.tsx';
import { KolkataShopFront } from '../../kit/places/KolkataShopFront.tsx';
import { PlaceLabel } from '../../kit/places/PlaceLabel.tsx';
import { ReceiverWithNotes } from '../../kit/places/RemittancePlaces.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the Indo-Nepal page for phones: the same shop, receipt, mountains and receiver, without the border. */
export function NepalHeroNarrow() {
  return (
    <Scene width={400} height={440}>
      <HillJourneyNarrow x={0} y={0} />
      <PlaceLabel name="Pokhara" x={265} y={122} />
      <ellipse cx={348} cy={427} rx={40} ry={5} className="shade" />
      <ReceiverWithNotes x={310} y={219} scale={0.79} />
      <KolkataShopFront x={-60} y={0} scale={0.96} depth={60} sign={104} />
      <HeldNepalReceipt x={8} y={114} scale={0.92} />
    </Scene>
  );
}
