import { Rings } from '../stage/Backdrop.tsx';
import { type LawProps, lawSize } from '../stage/lawSize.ts';
import { Scene } from '../stage/Scene.tsx';
import { Carton } from '../things/Carton.tsx';
import { AtTable } from './AtTable.tsx';

/** A seller and a customer at a table, and between them the carton that she sells: a hand of each is on it. */
export function DirectSale({ size }: LawProps) {
  const { width } = lawSize[size];
  const middle = width / 2;
  return (
    <Scene {...lawSize[size]} ground="mint">
      <Rings x={middle} y={180} size={240} tone="green-soft" />
      <path d={`M0 160H${width}V192H0z`} className="green-soft" />
      <path d={`M0 160H${width}V168H0z`} className="green" opacity={0.35} />
      <Carton x={middle - 54} y={62} scale={1.04} tone="marigold">
        ₹1,200
      </Carton>
      <AtTable x={middle - 184} y={20} hair="bun" looks="right" />
      <AtTable x={middle + 58} y={20} skin="skin-deep" clothes="green" looks="left" />
    </Scene>
  );
}
