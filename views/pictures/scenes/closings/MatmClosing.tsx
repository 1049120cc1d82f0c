import { PinReader } from '../../kit/devices/PinReader.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { PersonReaching } from '../../kit/people/PersonReaching.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** A customer takes the notes over the counter of a shop; the reader with the card in it lies beside them. */
export function MatmClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <Rings x={440} y={0} size={340} tone="marigold-soft" />
      <path d="M0 344H440V400H0z" className="marigold-soft" />
      <At x={16} y={44} scale={1.22}>
        <Shop looks="left" hair="turban" clothes="deep-lift" x={94} y={2}>
          <PinReader x={176} y={116} scale={0.17} small />
        </Shop>
        <PersonReaching x={0} y={0} hair="short" clothes="green">
          <Banknotes x={-4} y={-14} turn={-6} count={3} scale={0.24} />
        </PersonReaching>
      </At>
    </Scene>
  );
}
