import { useId } from 'react';
import type { Colour } from '../../palette.ts';
import { PersonBust } from './Person.tsx';
import type { LookProps } from './PersonHead.tsx';

interface PortraitProps extends LookProps {
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly tone?: Colour;
  readonly clothes?: Colour;
}

/* The height of the bust that is in the middle of the circle: a bun needs room above the head. */
const middle = { bun: 46, others: 54 } as const;

/** A person in a circle. */
export function Portrait({ x, y, size = 56, tone = 'brand-soft', ...look }: PortraitProps) {
  const id = useId();
  const scale = Number((size / 126).toFixed(3));
  const top = y - middle[look.hair === 'bun' ? 'bun' : 'others'] * scale;
  return (
    <>
      <clipPath id={id}>
        <circle cx={x} cy={y} r={size / 2} />
      </clipPath>
      <circle cx={x} cy={y} r={size / 2} className={tone} />
      <g clipPath={`url(#${id})`}>
        <PersonBust {...look} x={x - 63 * scale} y={top} scale={scale} />
      </g>
    </>
  );
}
