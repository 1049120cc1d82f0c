import { ApprovedTerminal } from '../../kit/devices/ApprovedTerminal.tsx';
import { TappedCard } from '../../kit/money/TappedCard.tsx';
import { SariShelf } from '../../kit/places/SariShelf.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

/** A sari shop as its customer sees it: close before her the terminal which her card has met, the UPI code beside it, and the saris behind the counter. */
export function Pos() {
  return (
    <Scene width={640} height={520} ground="mint">
      <path d="M0 0H640V340H0z" className="green-soft" opacity={0.7} />
      <SariShelf
        x={316}
        y={130}
        width={334}
        scale={0.9}
        piles={[
          [14, ['brand', 'marigold', 'red']],
          [119, ['green', 'red']],
          [224, ['marigold', 'brand', 'green']],
        ]}
      />
      <SariShelf
        x={316}
        y={258}
        width={334}
        scale={0.9}
        piles={[[14, ['red', 'green', 'brand']]]}
      />
      <path d="M0 332H640V520H0z" fill="url(#sheen)" />
      <path d="M0 332H640V340H0z" className="brand-lift" />
      <ContactShadow x={548} y={362} width={130} />
      <UpiStand x={492} y={214} scale={0.82} />
      {/* Nearer to us than the counter reaches, so the lower edge cuts it. */}
      <ApprovedTerminal x={28} y={92} scale={1.23} />
      <TappedCard x={436} y={420} turn={10} scale={0.5} />
    </Scene>
  );
}
