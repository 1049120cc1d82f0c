import { AmountScale } from '../../kit/shapes/AmountScale.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for a phone, with the names above the bars. */
export function PayoutModesNarrow() {
  return (
    <Scene width={400} height={444}>
      <AmountScale
        x={20}
        y={36}
        stops={[0, 110, 216, 304, 360]}
        step={77}
        bar={36}
        size={15}
        names="above"
      />
    </Scene>
  );
}
