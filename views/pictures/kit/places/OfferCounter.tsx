import { OrderLaptop } from '../devices/OrderLaptop.tsx';
import { StandingPhone } from '../devices/StandingPhone.tsx';
import { Terminal } from '../devices/Terminal.tsx';
import { TerminalPaper } from '../devices/TerminalPaper.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { Tick } from '../shapes/Tick.tsx';
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
  };
  /** The edge of the counter at the wall, and its depth. */
  readonly counter: { readonly y: number; readonly depth: number };
  /** Where each stands from the left, and how large it is. */
  readonly phone: Standing;
  readonly terminal: Standing;
  readonly laptop: Standing;
}

interface Standing {
  readonly x: number;
  readonly scale: number;
}

/** On one counter before a window over the Hooghly, a thing of each offer: a recharged phone, a card terminal, and a laptop with orders. */
export function OfferCounter(props: OfferCounterProps) {
  const { width, height, window, counter, phone, terminal, laptop } = props;
  const foot = counter.y + counter.depth * 0.6;
  return (
    <Scene width={width} height={height} ground="sand">
      <BridgeWindow {...window} />
      <PlankCounter width={width} height={height} {...counter} />
      <OrderLaptop {...laptop} y={foot - 196 * laptop.scale} />
      <Terminal
        {...terminal}
        y={foot - 384 * terminal.scale}
        digits={0}
        paper={
          <TerminalPaper height={70}>
            <Skeleton x={28} y={22} widths={[120, 76]} step={24} height={10} tone="faint" />
          </TerminalPaper>
        }
      >
        <Tick x={84} y={38} size={52} />
        <Label x={84} y={101} size={36} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <StandingPhone {...phone} y={foot - 351 * phone.scale} pale />
    </Scene>
  );
}
