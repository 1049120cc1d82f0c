import { Phone } from '../../kit/devices/Phone.tsx';
import { UtilityBill } from '../../kit/documents/UtilityBill.tsx';
import { PhoneInHand } from '../../kit/people/PhoneInHand.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Bills for electricity, water and gas, one before the other, and a phone with which they are paid. */
export const RechargeSellsBills = () => (
  <Scene {...bitSize} ground="sand">
    <UtilityBill x={96} y={12} turn={7} scale={0.82} glyph="flame" tone="code-number" />
    <UtilityBill x={54} y={20} turn={1} scale={0.86} glyph="drop" tone="brand-lift" />
    <UtilityBill x={9} y={38} turn={-5} scale={0.92} glyph="bolt" tone="marigold" />
    <PhoneInHand x={168} y={52} scale={0.33} width={190} sleeve="brand">
      <Phone x={0} y={0} width={190} height={390} time="">
        <Tick x={86} y={160} size={104} />
      </Phone>
    </PhoneInHand>
  </Scene>
);
