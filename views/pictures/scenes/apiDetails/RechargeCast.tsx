import { BustWithPhone } from '../../kit/people/BustWithPhone.tsx';
import { CardGiver } from '../../kit/people/CardGiver.tsx';
import { PersonAtCounter } from '../../kit/people/PersonAtCounter.tsx';
import { Niche } from '../../kit/places/Niche.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* All three are as large, and their heads are on one line. */
const size = 1.1;
const top = 24;

/* Wider than its arch: the top of a counter, on which the keeper's hands lie. */
const sills = 'M14 178H254V192H14zM480 178H720V192H480zM946 178H1186V192H946z';

/** Who takes part in a recharge, each in an arch over what it changes in their books: the customer, the keeper of a shop, and whose number it is. */
export function RechargeCast() {
  return (
    <Scene width={1200} height={192} ground="none">
      <Niche x={26} y={0}>
        <BustWithPhone x={14} y={top} scale={size} clothes="marigold" looks="right">
          <Glyph name="rupee" x={7} y={15} size={30} tone="brand-ink" bold />
        </BustWithPhone>
      </Niche>
      <Niche x={492} y={0}>
        {null}
      </Niche>
      <Niche x={958} y={0}>
        {null}
      </Niche>
      <path d={sills} className="brand-lift" />
      <PersonAtCounter x={530.7} y={top} scale={size} hair="turban" clothes="green" />
      <CardGiver x={1028} y={top} scale={size} clothes="red" close>
        <At x={-19} y={-59} turn={-4} scale={0.94}>
          <rect width={52} height={82} rx={10} className="deep" />
          <rect x={4} y={4} width={44} height={74} rx={6} className="surface" />
          <Tick x={26} y={36} size={32} />
        </At>
      </CardGiver>
    </Scene>
  );
}
