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

/** A person in a circle. */
export function Portrait({ x, y, size = 56, tone = 'brand-soft', ...look }: PortraitProps) {
  const id = useId();
  const scale = Number((size / 126).toFixed(3));
  return (
    <>
      <clipPath id={id}>
        <circle cx={x} cy={y} r={size / 2} />
      </clipPath>
      <circle cx={x} cy={y} r={size / 2} className={tone} />
      <g clipPath={`url(#${id})`}>
        <PersonBust {...look} x={x - 63 * scale} y={y - 54 * scale} scale={scale} />
      </g>
    </>
  );
}
