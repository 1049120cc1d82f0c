import { PinReader } from '../../kit/devices/PinReader.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { PersonReaching } from '../../kit/people/PersonReaching.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The keeper of a shop hands the notes to a customer; the reader that asked for the PIN is beside him. */
export function MatmClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <Rings x={440} y={0} size={340} tone="marigold-soft" />
      <path d="M0 340H440V400H0z" className="marigold-soft" />
      <At x={18} y={36} scale={1.2}>
        <Shop
          looks="left"
          hair="turban"
          clothes="deep-lift"
          x={94}
          y={2}
          gives={<Banknotes x={-76} y={-34} turn={4} count={3} scale={0.5} />}
        >
          <PinReader x={180} y={106} scale={0.22} small />
        </Shop>
        <PersonReaching x={-8} y={0} hair="short" clothes="green" looks="right" />
      </At>
    </Scene>
  );
}
