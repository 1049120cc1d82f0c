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
      <path d="M232 0H440V344H232z" className="marigold-soft" />
      <path d="M232 0h10V344h-10z" className="shade" opacity={0.5} />
      <path d="M276 36H412V344H276z" className="green" />
      <path d="M288 48H400V344H288z" className="surface" />
      <path d="M0 344H440V400H0z" className="green-soft" />
      <path d="M264 344H424v14H264z" className="green" />
      <Parcel x={24} y={262} scale={0.37} title="" code="" />
      <PersonReaching x={108} y={62} scale={1.08} hair="short" clothes="brand" looks="right">
        <PocketReader x={-14} y={-50} scale={0.22}>
          <Tick x={64} y={24} size={48} />
        </PocketReader>
      </PersonReaching>
      <PersonStanding x={292} y={62} scale={1.08} hair="bun" clothes="marigold" />
    </Scene>
  );
}
