import { StationClock } from '../../kit/places/StationClock.tsx';
import { PassengerCode } from '../../kit/screens/PassengerCode.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside words: the clock whole, and below it the passenger’s code. */
export function TravelTatkalTall() {
  return (
    <Scene width={400} height={476} ground="warm" grows="around">
      <Rings x={400} y={0} size={420} tone="marigold-soft" />
      <path d="M194-476h12V64h-12z" className="deep-lift" />
      <StationClock x={200} y={158} scale={0.76} />
      <PassengerCode x={32} y={304} />
    </Scene>
  );
}
