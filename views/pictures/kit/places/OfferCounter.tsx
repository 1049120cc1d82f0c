import { OrderLaptop } from '../devices/OrderLaptop.tsx';
import { Scanner } from '../devices/Scanner.tsx';
import { StandingPhone } from '../devices/StandingPhone.tsx';
import { Scene } from '../stage/Scene.tsx';
import { BridgeWindow } from './BridgeWindow.tsx';
import { PlankCounter } from './PlankCounter.tsx';

interface OfferCounterProps {
  readonly width: number;
  readonly height: number;
  readonly window: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    /** How far below its upper edge the towers of the bridge end. */
    readonly sky: number;
  };
  /** The edge of the counter at the wall, and its depth. */
  readonly counter: { readonly y: number; readonly depth: number };
  /** Where each stands from the left, and how large it is. */
  readonly phone: Standing;
  readonly scanner: Standing;
  readonly laptop: Standing;
}

interface Standing {
  readonly x: number;
  readonly scale: number;
}

/** On one counter before a window over the Hooghly, a thing of each offer: a recharged phone, a fingerprint scanner, and a laptop with orders. */
export function OfferCounter(props: OfferCounterProps) {
  const { width, height, window, counter, phone, scanner, laptop } = props;
  const foot = counter.y + counter.depth * 0.6;
  return (
    <Scene width={width} height={height} ground="lilac">
      <BridgeWindow {...window} />
      <PlankCounter width={width} height={height} {...counter} />
      <OrderLaptop {...laptop} y={foot - 196 * laptop.scale} />
      <Scanner {...scanner} y={foot - 176 * scanner.scale} />
      <StandingPhone {...phone} y={foot - 351 * phone.scale} />
    </Scene>
  );
}
