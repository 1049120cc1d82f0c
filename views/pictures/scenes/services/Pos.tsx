import { ApprovedTerminal } from '../../kit/devices/ApprovedTerminal.tsx';
import { TappedCard } from '../../kit/money/TappedCard.tsx';
import { HangingSari } from '../../kit/places/HangingSari.tsx';
import { SariPile } from '../../kit/places/SariShelf.tsx';
import { SariRack, ShopLamp } from '../../kit/places/SariShopWall.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

/** A sari shop as its customer sees it: on the counter the terminal on which her card is tapped, the UPI code beside it, and saris on a rod and in a rack behind it. */
export function Pos() {
  return (
    <Scene width={640} height={520} ground="mint">
      <path d="M0 0H640V370H0z" className="green-soft" opacity={0.7} />
      <SariRack
        x={396}
        y={68}
        boards={[
          [
            ['brand', 'marigold', 'red'],
            ['green', 'red'],
          ],
          [
            ['green', 'brand'],
            ['marigold', 'brand', 'red'],
          ],
          [[], ['green', 'marigold', 'brand']],
        ]}
      />
      <ShopLamp x={456} y={-20} scale={0.72} />
      <ShopLamp x={576} y={-20} scale={0.72} />
      <HangingSari x={12} y={34} tone="red" zari="code-string" />
      <HangingSari x={82} y={34} tone="brand" zari="code-string" />
      <path d="M78-4V33M148-4V33" className="stroke-deep-lift" strokeWidth={2.5} />
      <path d="M-6 33H154" className="stroke-marigold" strokeWidth={7} />
      <path d="M0 364H640V520H0z" fill="url(#sheen)" />
      <path d="M0 364H640V372H0z" className="brand-lift" />
      <ContactShadow x={82} y={420} width={136} />
      <UpiStand x={26} y={266} scale={0.82} />
      <ContactShadow x={72} y={491} width={124} />
      <SariPile x={18} y={492} scale={1.12} saris={['green', 'marigold']} loose />
      <ApprovedTerminal x={118} y={74} />
      <TappedCard x={470} y={262} />
    </Scene>
  );
}
