import { ElectricityBill } from '../../kit/documents/ElectricityBill.tsx';
import { PhoneInHand } from '../../kit/people/PhoneInHand.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { FoundBill, PayButton } from '../../kit/screens/FoundBill.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The same for phones, where both are as high as there is room. */
export function BbpsHeroNarrow() {
  return (
    <Scene width={400} height={384} ground="warm">
      <Rings x={200} y={220} size={300} tone="marigold-soft" />
      <Awning x={0} y={0} stripe={400 / 9} count={9} drop={16} />
      <path d="M0 340H400V384H0z" fill="url(#sheen)" />
      <path d="M0 332H400V350H0z" className="brand-lift" />
      <ElectricityBill x={10} y={68} turn={-2} scale={0.75} height={290} />
      <PhoneInHand x={197} y={62} turn={3} scale={0.84} width={196} sleeve="green">
        <FoundBill x={0} y={0} width={196} time="">
          <Arrival>
            <PayButton width={146} />
          </Arrival>
        </FoundBill>
      </PhoneInHand>
      <StationArrow x={185} y={148} />
    </Scene>
  );
}
