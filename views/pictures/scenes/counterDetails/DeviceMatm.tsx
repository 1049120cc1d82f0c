import { CardInSlot } from '../../kit/devices/CardInSlot.tsx';
import { PinReader } from '../../kit/devices/PinReader.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { deviceSize } from './deviceSize.ts';

/** The reader of a mobile ATM with a card in its slot, small, over a column of a table. */
export function DeviceMatm() {
  return (
    <Scene {...deviceSize} ground="none">
      <PinReader x={4} y={3} scale={0.5} small>
        <path d="M28 24H106" className="stroke-ink" strokeWidth={13} strokeDasharray="0 24" />
      </PinReader>
      <CardInSlot x={16} y={119} scale={0.46} />
    </Scene>
  );
}
