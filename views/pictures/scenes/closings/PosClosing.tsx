import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { PersonStanding } from '../../kit/people/Person.tsx';
import { PersonReaching } from '../../kit/people/PersonReaching.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Parcel } from '../../kit/things/Parcel.tsx';
import { closingSize } from './closingSize.ts';

/** A delivery: the courier holds out the reader, and the customer comes to the door with a phone. */
export function PosClosing() {
  return (
    <Scene {...closingSize} ground="mint">
      <path d="M248 0H440V344H248z" className="marigold-soft" />
      <path d="M248 0h10V344h-10z" className="shade" opacity={0.5} />
      <path d="M288 36H424V344H288z" className="green" />
      <path d="M300 48H412V344H300z" className="surface" />
      <path d="M0 344H440V400H0z" className="green-soft" />
      <path d="M276 344H440v14H276z" className="green" />
      <Parcel x={24} y={262} scale={0.37} title="" code="" />
      <PersonReaching x={108} y={62} scale={1.08} hair="short" clothes="brand" looks="right">
        <PocketReader x={-22} y={-74} scale={0.32}>
          <Tick x={64} y={24} size={40} />
        </PocketReader>
      </PersonReaching>
      <PersonStanding x={304} y={62} scale={1.08} hair="bun" clothes="marigold" />
    </Scene>
  );
}
