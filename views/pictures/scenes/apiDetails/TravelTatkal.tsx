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
      <path d="M117-352h10V40h-10z" className="deep-lift" />
      <StationClock x={122} y={118} scale={0.6} />
      <Label x={232} y={112} size={26} weight={800}>
        Tatkal
      </Label>
      <Label x={232} y={140} size={19} tone="muted">
        for agents
      </Label>
      <PassengerCode x={32} y={192} />
    </Scene>
  );
}
