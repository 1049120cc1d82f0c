import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const toTheDoor = 'M86 133Q160 144 160 88M149 101L160 88 171 101';

/** A coin, and its way to the door of a bank. */
export const RechargeSellsTransfer = () => (
  <Scene {...bitSize} ground="lilac">
    <path d="M0 120H240V150H0z" className="brand-lift" opacity={0.4} />
    <ellipse cx={162} cy={136} rx={74} ry={5} className="shade" />
    <BankFront x={96} y={19} scale={0.54} />
    <ellipse cx={46} cy={132} rx={30} ry={4} className="shade" />
    <RupeeCoin x={46} y={102} radius={29} />
    {/* Light around it, because it runs over the steps, which are as dark as it. */}
    <path d={toTheDoor} className="stroke-on-brand" strokeWidth={10} />
    <path d={toTheDoor} className="stroke-marigold" strokeWidth={5} />
  </Scene>
);
