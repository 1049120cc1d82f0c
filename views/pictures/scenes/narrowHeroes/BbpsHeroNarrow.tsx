import { ElectricityBill } from '../../kit/documents/ElectricityBill.tsx';
import { PressingHand } from '../../kit/people/PressingHand.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { FoundBill, PayButton } from '../../kit/screens/FoundBill.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { At } from '../../kit/stage/At.tsx';
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
      <ElectricityBill x={12} y={82} turn={-2} scale={0.69} height={290} />
      <At x={213} y={56} turn={3} scale={0.83}>
        <FoundBill x={0} y={0} width={196} time="">
          <Arrival>
            <PayButton width={146} />
          </Arrival>
        </FoundBill>
        <PressingHand x={146} y={254} turn={47} scale={0.58} sleeve="green" />
      </At>
      <StationArrow x={185} y={156} />
    </Scene>
  );
}
