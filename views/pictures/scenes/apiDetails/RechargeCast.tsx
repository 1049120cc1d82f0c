import { PersonResting, PersonShowingPhone } from '../../kit/people/atLedge.tsx';
import { Niche } from '../../kit/places/Niche.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* All three are as large, their heads are on one line, and their arms lie on the card below their arch. */
const seat = { y: 22.6, scale: 1.1 } as const;

/** Who takes part in a recharge, each in an arch over what it changes in their books: the customer, the keeper of a shop, and whose number it is. */
export function RechargeCast() {
  return (
    <Scene width={1200} height={192} ground="none">
      <Niche x={26} y={0}>
        {null}
      </Niche>
      {/* The reader, whose dark jacket is seen on lilac. */}
      <Niche x={492} y={0} tone="on-deep-muted">
        {null}
      </Niche>
      <Niche x={958} y={0}>
        {null}
      </Niche>
      <PersonShowingPhone x={47} {...seat} clothes="marigold" looks="right">
        <Glyph name="rupee" x={7} y={22} size={30} tone="brand-ink" bold />
      </PersonShowingPhone>
      <PersonResting x={530.7} {...seat} hair="turban" clothes="deep-lift" />
      <PersonShowingPhone x={1014} {...seat} mirrored={126} hair="bob" clothes="red" looks="right">
        <g transform="matrix(-1 0 0 1 44 0)">
          <Tick x={22} y={37} size={32} />
        </g>
      </PersonShowingPhone>
    </Scene>
  );
}
