import { Phone } from '../../kit/devices/Phone.tsx';
import { UtilityBill } from '../../kit/documents/UtilityBill.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Bills for electricity, water and gas, one before the other, and before them a phone with which they are paid. */
export const RechargeSellsBills = () => (
  <Scene {...bitSize} ground="mint">
    <UtilityBill x={110} y={16} turn={6} scale={0.74} glyph="flame" tone="code-number" />
    <UtilityBill x={62} y={18} turn={1} scale={0.74} glyph="drop" tone="brand-lift" />
    <UtilityBill x={14} y={26} turn={-5} scale={0.74} glyph="bolt" tone="marigold" />
    <Phone x={166} y={62} scale={0.3} width={190} height={248} time="">
      <Tick x={86} y={128} size={104} />
    </Phone>
  </Scene>
);
