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
      <PlaceLabel name="Pokhara" x={386} y={164} />
      <BorderSign x={362} y={350} scale={0.82} />
      <ellipse cx={566} cy={489} rx={56} ry={7} className="shade" />
      <ReceiverWithNotes x={517} y={217} scale={1.03} />
      <KolkataShopFront x={42} y={28} width={286} heights={[350, 84]} />
      <HeldNepalReceipt x={57} y={126} turn={-1} scale={1.02} />
    </Scene>
  );
}
