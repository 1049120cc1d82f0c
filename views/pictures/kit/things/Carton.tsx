import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface CartonProps extends Place {
  readonly tone?: Colour;
  /** On its label, up to six characters; too small to be read, it has no label. */
  readonly children?: string;
}

/** A small closed carton with tape and a price, 104 × 96. */
export const Carton = ({ tone = 'skin', children, ...place }: CartonProps) => (
  <At {...place}>
    <path d="M0 26L16 4q3-4 8-4h56q5 0 8 4l16 22z" className={tone} />
    <path d="M0 26L16 4q3-4 8-4h56q5 0 8 4l16 22z" className="on-brand" opacity={0.28} />
    <path d="M0 26H104V86a10 10 0 01-10 10H10A10 10 0 010 86z" className={tone} />
    {tone === 'skin' ? (
      <path d="M45 0h14l4 26v15H41V26z" className="code-string" />
    ) : (
      <path d="M45 0h14l4 26v15H41V26z" className="on-brand" opacity={0.6} />
    )}
    {children && (
      <>
        <rect x={12} y={45} width={80} height={32} rx={6} className="on-brand" />
        <Label x={52} y={68} size={20} weight={800} tone="deep" anchor="middle">
          {children}
        </Label>
      </>
    )}
  </At>
);
