import { useId } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { PersonBust } from './Person.tsx';
import type { Hair } from './PersonHead.tsx';

interface PhotographProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly hair: Hair;
  readonly clothes?: Colour;
}

/** Head and shoulders as a form or a card takes them. */
export function Photograph({ width, height, hair, clothes = 'brand', ...place }: PhotographProps) {
  const id = useId();
  const scale = Number((width / 108).toFixed(3));
  return (
    <At {...place}>
      <clipPath id={id}>
        <rect width={width} height={height} rx={8} />
      </clipPath>
      <g className="photograph" clipPath={`url(#${id})`}>
        <rect width={width} height={height} className="brand-soft" />
        {/* Broader than a bust, so that the body leaves the frame at its sides. */}
        <At x={width / 2 - 63 * scale} y={height / 8} scale={scale}>
          <path d="M-26 170C-26 120 10 92 48 88H78C116 92 152 120 152 170z" className={clothes} />
        </At>
        <PersonBust
          x={width / 2 - 63 * scale}
          y={height / 8}
          scale={scale}
          hair={hair}
          clothes={clothes}
        />
      </g>
    </At>
  );
}
