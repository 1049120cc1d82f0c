import { HeldNepalReceipt } from '../../kit/documents/HeldNepalReceipt.tsx';
import { BorderSign } from '../../kit/places/BorderSign.tsx';
import { HillJourney } from '../../kit/places/HillJourney.tsx';
import { KolkataShopFront } from '../../kit/places/KolkataShopFront.tsx';
import { PlaceLabel } from '../../kit/places/PlaceLabel.tsx';
import { ReceiverWithNotes } from '../../kit/places/RemittancePlaces.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A journey of money: in front the shop in Kolkata and the receipt in the sender’s hand, behind it the road over the border to Pokhara and who receives it there. */
export function IndoNepal() {
  return (
    <Scene width={640} height={520}>
      <HillJourney x={0} y={0} />
      <PlaceLabel name="Pokhara" x={378} y={164} />
      <BorderSign x={346} y={346} scale={0.86} />
      <ellipse cx={551} cy={477} rx={48} ry={6} className="shade" />
      <ReceiverWithNotes x={510} y={250} scale={0.86} />
      <KolkataShopFront x={0} y={0} depth={112} />
      <HeldNepalReceipt x={28} y={120} turn={-1} scale={1.04} />
    </Scene>
  );
}
