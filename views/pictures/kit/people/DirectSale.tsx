import { Rings } from '../stage/Backdrop.tsx';
import { type LawProps, lawSize } from '../stage/lawSize.ts';
import { Scene } from '../stage/Scene.tsx';
import { Carton } from '../things/Carton.tsx';
import { PersonAtCounter } from './PersonAtCounter.tsx';

/** A seller and a customer at a table, and between them the carton that she sells. */
export function DirectSale({ size }: LawProps) {
  const { width } = lawSize[size];
  const middle = width / 2;
  return (
    <Scene {...lawSize[size]} ground="mint">
      <Rings x={middle} y={180} size={240} tone="green-soft" />
      <path d={`M0 160H${width}V192H0z`} className="green-soft" />
      <path d={`M0 160H${width}V168H0z`} className="green" opacity={0.35} />
      <PersonAtCounter x={middle - 184} y={20} hair="bun" looks="right" />
      <PersonAtCounter
        x={middle + 58}
        y={20}
        hair="short"
        skin="skin-deep"
        clothes="green"
        looks="left"
      />
      <Carton x={middle - 61} y={49} scale={1.17}>
        ₹1,200
      </Carton>
    </Scene>
  );
}
