import { ApprovedTerminal } from '../../kit/devices/ApprovedTerminal.tsx';
import { TappedCard } from '../../kit/money/TappedCard.tsx';
import { HangingSari } from '../../kit/places/HangingSari.tsx';
import { SariRack } from '../../kit/places/SariShopWall.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

/** The same for phones, with fewer saris. */
export function PosHeroNarrow() {
  return (
    <Scene width={400} height={400} ground="mint">
      <path d="M0 0H400V290H0z" className="green-soft" opacity={0.7} />
      <SariRack
        x={286}
        y={40}
        scale={0.74}
        boards={[
          [
            ['brand', 'marigold', 'red'],
            ['green', 'red'],
          ],
          [
            ['green', 'brand'],
            ['marigold', 'brand', 'red'],
          ],
          [[], ['red', 'green', 'brand']],
        ]}
      />
      <HangingSari x={10} y={22} scale={0.76} tone="red" zari="code-string" />
      <HangingSari x={64} y={22} scale={0.76} tone="brand" zari="code-string" />
      <path d="M62-4V21M121-4V21" className="stroke-deep-lift" strokeWidth={2} />
      <path d="M-6 21H126" className="stroke-marigold" strokeWidth={6} />
      <path d="M0 290H400V400H0z" fill="url(#sheen)" />
      <path d="M0 290H400V296H0z" className="brand-lift" />
      <ContactShadow x={56} y={330} width={100} />
      <UpiStand x={14} y={211} scale={0.64} small />
      <ApprovedTerminal x={86} y={54} scale={0.79} />
      <TappedCard x={333} y={214} scale={0.64} />
    </Scene>
  );
}
