import { CardFace } from '../../kit/money/CardFace.tsx';
import { QrCode } from '../../kit/shapes/QrCode.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { broughtSize } from './exchangeSize.ts';

/** POS on a phone: the card, or the phone of the customer with a code. */
export const ExchangePosNarrow = () => (
  <Scene {...broughtSize} ground="none">
    <At x={0} y={10} scale={0.27}>
      <CardFace tone="deep-lift" ink="on-deep" groups={0} />
    </At>
    <At x={70} y={5}>
      <rect x={-3} y={-3} width={52} height={86} rx={11} className="surface" />
      <rect width={46} height={80} rx={8} className="brand" />
      <rect x={4} y={4} width={38} height={72} rx={5} className="on-brand" />
      <QrCode x={8} y={15} scale={0.36} />
      <rect x={9} y={58} width={28} height={9} rx={4.5} className="green" />
    </At>
  </Scene>
);
