import { Rings } from '../../kit/Backdrop.tsx';
import { IconAndWord } from '../../kit/IconAndWord.tsx';
import { Label } from '../../kit/Label.tsx';
import { AmountReturned, PayoutHistory } from '../../kit/PayoutHistory.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The same beside words, with what to do next: the amount is back, so it can be paid under a new number. */
export function PayoutReturnedTall() {
  return (
    <Scene width={400} height={700} grows="above">
      <Rings x={0} y={0} size={360} />
      <Phone x={56} y={44} width={288} height={800} time="10:03">
        <PayoutHistory x={24} y={84} step={66} />
        <rect x={24} y={528} width={222} height={56} rx={28} className="brand" />
        <IconAndWord x={135} y={556} glyph="send" size={20} tone="on-brand">
          Pay again
        </IconAndWord>
        <Label x={135} y={614} size={17} tone="muted" anchor="middle">
          with a new order ID
        </Label>
      </Phone>
      <AmountReturned x={24} y={446} />
    </Scene>
  );
}
