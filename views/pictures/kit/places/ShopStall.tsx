import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { StallCounter } from './StallCounter.tsx';

interface ShopStallProps extends Place {
  readonly width: number;
  /** The far edge of the counter's top, how deep that is, and where the counter stands. */
  readonly counter: readonly [far: number, depth: number, foot: number];
  /** The counter's front has panels, which a card over its middle would cut. */
  readonly panelled?: boolean;
  /** Of the awning: how many stripes, and down to where its scallops begin. */
  readonly awning: readonly [stripes: number, drop: number];
  /** What is on the wall, behind the keeper. */
  readonly wall: ReactNode;
  /** Who is behind the counter, and what stands on it. */
  readonly children: ReactNode;
}

/** A shop that is open to the street: its awning over two posts and a counter as wide as it. */
export const ShopStall = (props: ShopStallProps) => {
  const { width, counter, awning, wall, children, ...place } = props;
  const [far, depth, foot] = counter;
  const [stripes, drop] = awning;
  return (
    <At {...place}>
      <path d={`M14 12H${width - 14}V${far + 2}H14z`} className="brand-soft" />
      {wall}
      <path d={`M12 12h13V${far + 2}h-13zM${width - 25} 12h13V${far + 2}h-13z`} className="rim" />
      <StallCounter width={width} far={far} depth={depth} foot={foot} />
      {children}
      <Awning
        x={4}
        y={8}
        stripe={(width - 8) / stripes}
        count={stripes}
        drop={drop}
        overhang={8}
        fascia
      />
    </At>
  );
};
