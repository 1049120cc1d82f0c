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
      <PlaceLabel name="Pokhara" x={288} y={104} scale={0.9} />
      <ellipse cx={344} cy={425} rx={42} ry={5} className="shade" />
      <ReceiverWithNotes x={303} y={203} scale={0.85} />
      <KolkataShopFront x={26} y={24} width={240} heights={[306, 60]} />
      <HeldNepalReceipt large x={20} y={112} scale={1.03} />
    </Scene>
  );
}
