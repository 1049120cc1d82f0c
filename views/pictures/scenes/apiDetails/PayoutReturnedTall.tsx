import { Rings } from '../../kit/Backdrop.tsx';
import { AmountReturned, PayoutHistory } from '../../kit/PayoutHistory.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Row } from '../../kit/Row.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The same beside words, with what to do next: the amount is back, so it can be paid under a new number. */
export function PayoutReturnedTall() {
  return (
    <Scene width={400} height={700} grows="above">
      <Rings x={0} y={0} size={360} />
      <Phone x={56} y={44} width={288} height={800} time="">
        <PayoutHistory x={24} y={96} step={68} />
        <Row
          x={24}
          y={552}
          width={222}
          glyph="send"
          title="Pay again"
          note="New order ID"
          size={18}
        />
      </Phone>
      <AmountReturned x={24} y={464} />
    </Scene>
  );
}
