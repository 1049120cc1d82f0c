import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { PersonReaching } from '../../kit/people/PersonReaching.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const peaks: readonly Peak[] = [
  [80, 70, 150],
  [360, 40, 190],
];

/** The receiver at a counter in Pokhara, below the mountains, with her cash. */
export function NepalClosing() {
  return (
    <Scene {...closingSize}>
      <Ranges peaks={peaks} hour="day" />
      <path d="M-8 250c80-40 180-36 260-16s140 0 196-16v190H-8z" className="green-soft" />
      <path d="M0 350H440V400H0z" className="brand-soft" />
      <Shop
        x={146}
        y={76}
        scale={1.1}
        hair="short"
        clothes="brand"
        looks="left"
        gives={<Banknotes x={-76} y={-34} turn={4} count={3} scale={0.5} />}
      />
      <PersonReaching x={33} y={74} scale={1.1} hair="bun" clothes="red" looks="right" />
      <Panel x={204} y={304} width={212} height={72}>
        <Tick x={40} y={36} size={38} />
        <Label x={72} y={31} size={17} weight={600} tone="green-ink">
          Paid out
        </Label>
        <Label x={72} y={56} size={21} weight={800}>
          NPR 24,000
        </Label>
      </Panel>
    </Scene>
  );
}
