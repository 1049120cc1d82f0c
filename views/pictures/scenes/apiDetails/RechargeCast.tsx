import { BustWithPhone } from '../../kit/people/BustWithPhone.tsx';
import { PersonAtCounter } from '../../kit/people/PersonAtCounter.tsx';
import { Niche } from '../../kit/places/Niche.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* All three are as large, and stand on one line. */
const size = 1.1;

/** Who takes part in a recharge, each in an arch over what it changes in their books: the customer, the keeper of a shop, and whose number it is. */
export function RechargeCast() {
  return (
    <Scene width={1200} height={192} ground="none">
      <Niche x={26} y={0}>
        <BustWithPhone x={14} y={38} scale={size} clothes="marigold" looks="right">
          <Glyph name="rupee" x={7} y={15} size={30} tone="brand-ink" bold />
        </BustWithPhone>
      </Niche>
      <Niche x={492} y={0}>
        <path d="M0 174H216V192H0z" className="brand-soft" />
        <PersonAtCounter x={38.7} y={20} scale={size} hair="turban" clothes="green" />
      </Niche>
      <Niche x={958} y={0}>
        <BustWithPhone x={14} y={38} scale={size} hair="bun" clothes="red" looks="right">
          <Tick x={22} y={30} size={32} />
        </BustWithPhone>
      </Niche>
    </Scene>
  );
}
