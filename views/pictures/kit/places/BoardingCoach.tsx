import type { ReactNode } from 'react';
import { soft, type Tone } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface BoardingCoachProps extends Place {
  readonly width: number;
  readonly children: ReactNode;
}

/** The side of a coach at a platform, 300 high, as long as the picture; its windows and doors are in it. */
export const BoardingCoach = ({ width, children, ...place }: BoardingCoachProps) => (
  <At {...place}>
    <path d={`M0 64H${width}V252H0z`} fill="url(#sheen)" />
    <path d={`M0 64H${width}V78H0z`} className="on-deep" opacity={0.18} />
    <path d={`M0 214H${width}V228H0z`} className="marigold" />
    <path d={`M0 250H${width}V268H0z`} className="deep" />
    <path d={`M0 268H${width}V310H0z`} className="on-deep-muted" opacity={0.5} />
    <path
      d={`M12 277H${width - 12}`}
      className="stroke-on-deep"
      strokeWidth={3}
      strokeDasharray="20 14"
      opacity={0.6}
    />
    {children}
  </At>
);

interface StatusSignProps {
  readonly x: number;
  readonly tone: Tone;
  readonly children: string;
}

/** The letters of a status above the place to which it leads; x is the middle. */
export function StatusSign({ x, tone, children }: StatusSignProps) {
  const [ground, ink] = soft[tone];
  return (
    <At x={x} y={16}>
      <path d="M-12 40h24L0 56z" className={ground} />
      <rect x={-48} width={96} height={42} rx={12} className={ground} />
      <Label x={0} y={30} size={24} weight={800} tone={ink} anchor="middle">
        {children}
      </Label>
    </At>
  );
}
