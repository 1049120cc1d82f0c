import { AmountKeypad } from '../../kit/devices/AmountKeypad.tsx';
import { PrintingTerminal } from '../../kit/devices/PrintingTerminal.tsx';
import { ShopBill } from '../../kit/documents/ShopBill.tsx';
import { SariCustomer } from '../../kit/people/SariCustomer.tsx';
import { TypingKeeper } from '../../kit/people/TypingKeeper.tsx';
import { HangingSari } from '../../kit/places/HangingSari.tsx';
import { SariRack, ShopLamp } from '../../kit/places/SariShopWall.tsx';
import { SlipMessage } from '../../kit/screens/SlipMessage.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

/** One sale along the counter of a sari shop, each step over the words about it: the keeper types the total of the bill, the customer taps her card on the terminal, and its slip is on paper and on her phone. */
export function PosSteps() {
  return (
    <Scene width={1200} height={340} ground="mint">
      <path d="M0 0H1200V262H0z" className="green-soft" opacity={0.7} />
      <SariRack
        x={396}
        y={60}
        scale={0.9}
        boards={[
          [
            ['brand', 'marigold', 'red'],
            ['green', 'red'],
          ],
          [[], ['marigold', 'brand', 'red']],
        ]}
      />
      <ShopLamp x={334} y={-46} scale={0.8} />
      <ShopLamp x={734} y={-46} scale={0.8} />
      <ShopLamp x={1134} y={-46} scale={0.8} />
      <HangingSari x={16} y={34} tone="red" zari="code-string" />
      <HangingSari x={94} y={34} tone="brand" zari="code-string" />
      <path d="M86-4V33M168-4V33" className="stroke-deep-lift" strokeWidth={2.5} />
      <path d="M-6 33H180" className="stroke-marigold" strokeWidth={7} />
      <path d="M0 262H1200V296H0z" className="brand-lift" />
      <path d="M0 292H1200V340H0z" fill="url(#sheen)" />
      <path d="M404 286C450 306 560 284 800 312" className="stroke-deep" strokeWidth={5} />
      <ContactShadow x={136} y={300} width={166} />
      <ShopBill x={66} y={116} scale={0.76} />
      <rect x={54} y={288} width={164} height={12} rx={6} className="deep-lift" />
      <ContactShadow x={352} y={292} width={146} />
      <TypingKeeper x={206} y={50} scale={1.4}>
        <AmountKeypad x={63.6} y={66.4} scale={0.714} />
      </TypingKeeper>
      <ContactShadow x={526} y={290} width={120} />
      <UpiStand x={482} y={168} scale={0.64} />
      <ContactShadow x={1092} y={296} width={160} />
      <SlipMessage x={1020} y={68} scale={0.78} />
      <PrintingTerminal x={790} y={157} scale={0.88} />
      <SariCustomer x={592} y={56} scale={1.45} />
    </Scene>
  );
}
