import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';
import { TownSign } from './TownSign.tsx';

interface KolkataShopFrontProps extends Place {
  /** Between the outer edges of its posts. */
  readonly width: number;
  /** From the foot of the sign to the counter, and from there to the ground. */
  readonly heights: readonly [wall: number, counter: number];
  /** What is before the wall and behind the counter. */
  readonly children?: ReactNode;
}

const sign = { width: 160, height: 36 } as const;
const stripes = 9;

/* How far the awning is wider than the wall on each side, and the top of the counter. */
const over = 14;
const lip = 10;

/** The open front of a shop in Kolkata from near: its sign, an awning, a warm wall between two posts and the counter; x is the left post, y the upper edge of the sign. */
export const KolkataShopFront = ({ width, heights, children, ...place }: KolkataShopFrontProps) => {
  const counter = sign.height + heights[0];
  const ground = counter + heights[1];
  const middle = width / 2;
  return (
    <At {...place}>
      <ellipse cx={middle} cy={ground} rx={middle + 14} ry={7} className="shade" />
      <path d={`M0 38H${width}V${counter}H0z`} className="marigold-soft" />
      <path d={`M0 38H${width}V98H0z`} className="marigold" opacity={0.16} />
      <path
        d={`M0 38H10V${counter}H0zM${width - 10} 38H${width}V${counter}H${width - 10}z`}
        className="skin-deep"
      />
      {children}
      <path d={`M-2 ${counter + 14}H${width + 2}V${ground}H-2z`} fill="url(#sheen)" />
      <path
        d={`M14 ${counter + 32}H${middle - 8}V${ground - 16}H14zM${middle + 8} ${counter + 32}H${width - 14}V${ground - 16}H${middle + 8}z`}
        className="stroke-on-brand"
        strokeWidth={2}
        opacity={0.25}
      />
      <rect
        x={-lip}
        y={counter}
        width={width + 2 * lip}
        height={18}
        rx={6}
        className="brand-lift"
      />
      <path d={`M-2 ${counter + 18}H${width + 2}V${counter + 24}H-2z`} className="shade" />
      <Awning
        x={-over}
        y={42}
        stripe={(width + 2 * over) / stripes}
        count={stripes}
        drop={24}
        overhang={over}
      />
      <rect
        x={-over - 5}
        y={34}
        width={width + 2 * over + 10}
        height={12}
        rx={4}
        className="sheen-to"
      />
      <TownSign name="Kolkata" x={middle - sign.width / 2} y={0} width={sign.width} />
    </At>
  );
};
