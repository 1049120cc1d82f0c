import type { ReactNode } from 'react';
import { soft, type Tone } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface BoardingCoachProps extends Place {
  readonly width: number;
  readonly children: ReactNode;
}

/** The side of a coach at a platform, 310 high, as long as the picture; its windows and doors are in it. */
export const BoardingCoach = ({ width, children, ...place }: BoardingCoachProps) => (
  <At {...place}>
    <path d={`M0 38H${width}V244H0z`} fill="url(#sheen)" />
    <path d={`M0 38H${width}V50H0z`} className="on-deep" opacity={0.18} />
    <path d={`M0 212H${width}V218H0z`} className="on-deep" opacity={0.3} />
    <path d={`M0 244H${width}V260H0z`} className="deep" />
    {/* The platform, with the yellow line behind which everybody waits. */}
    <path d={`M0 260H${width}V310H0z`} className="on-deep-muted" />
    <path d={`M0 260H${width}V310H0z`} className="deep" opacity={0.3} />
    <path d={`M0 260H${width}V265H0z`} className="on-deep" />
    <path d={`M0 271H${width}V279H0z`} className="marigold" />
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
    <At x={x} y={10}>
      <path d="M-12 40h24L0 56z" className={ground} />
      <rect x={-48} width={96} height={42} rx={12} className={ground} />
      <Label x={0} y={30} size={24} weight={800} tone={ink} anchor="middle">
        {children}
      </Label>
    </At>
  );
}
