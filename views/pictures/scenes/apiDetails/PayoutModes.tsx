import { AmountScale } from '../../kit/shapes/AmountScale.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Which of the five modes carries which amount, with the payouts at the head of the page as examples. */
export function PayoutModes() {
  return (
    <Scene width={1200} height={316}>
      <Rings x={1200} y={0} size={420} />
      <AmountScale
        x={28}
        y={38}
        stops={[148, 436, 724, 944, 1144]}
        step={51}
        bar={39}
        size={18}
        names="left"
      />
    </Scene>
  );
}
