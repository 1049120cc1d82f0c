import { StationClock } from '../../kit/places/StationClock.tsx';
import { PassengerCode } from '../../kit/screens/PassengerCode.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A station clock at half past ten: the first half hour after ten is not for agents. */
export function TravelTatkal() {
  return (
    <Scene width={400} height={352} ground="warm" grows="around">
      <Rings x={400} y={0} size={300} tone="marigold-soft" />
      <path d="M118-352h8V40h-8z" className="deep" />
      <StationClock x={122} y={98} scale={0.54} />
      <Label x={232} y={92} size={26} weight={800}>
        Tatkal
      </Label>
      <Label x={232} y={120} size={19} tone="muted">
        for agents
      </Label>
      <PassengerCode x={32} y={192} />
    </Scene>
  );
}
