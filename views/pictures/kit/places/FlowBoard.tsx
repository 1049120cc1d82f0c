import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { PenText } from '../shapes/PenText.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A white board on wheels, 330 × 232, the floor 440 below its top: from a shop over a check to what is paid, with notes stuck under it. */
export const FlowBoard = (place: Place) => (
  <At {...place}>
    <path d="M30 220V430M300 220V430" className="stroke-brand-lift" strokeWidth={9} />
    <path d="M4 432H58M274 432H328" className="stroke-deep-lift" strokeWidth={9} />
    <path d="M30 372H300" className="stroke-brand-lift" strokeWidth={7} />
    <rect width={330} height={232} rx={14} className="brand" />
    <g className="sheet">
      <rect x={9} y={9} width={312} height={214} rx={7} className="paper" />
      <Flow />
      <Note x={30} y={150} turn={-4} tone="marigold" />
      <Note x={136} y={153} turn={3} tone="code-number" />
      <Note x={240} y={152} turn={-3} tone="brand-lift" />
    </g>
    <rect x={92} y={222} width={150} height={12} rx={6} className="deep-lift" />
  </At>
);

const Flow = () => (
  <>
    <Step x={58} word="Shop" at={-32}>
      <path
        d="M-15-4V15H15V-4M-19-6L-14-17H14L19-6Q13 2 6-5 0 2-6-5-13 2-19-6z"
        className="stroke-pen"
        strokeWidth={3.5}
      />
    </Step>
    <Step x={162} word="Check" at={-38}>
      <path
        d="M-2-16A14 14 0 11-2 12 14 14 0 11-2-16zM9 8L18 17"
        className="stroke-pen"
        strokeWidth={3.5}
      />
    </Step>
    <Step x={266} word="Paid" at={-28}>
      <path d="M-13 0L-3 10 15-11" className="stroke-green" strokeWidth={6} />
    </Step>
    <path d="M240 128Q266 122 294 126" className="stroke-green" strokeWidth={4.5} />
    <path
      d="M96 60Q108 54 122 60M114 53L123 60 114 67M200 60Q212 66 226 60M218 53L227 60 218 67"
      className="stroke-pen"
      strokeWidth={3.5}
    />
  </>
);

interface StepProps {
  readonly x: number;
  readonly word: string;
  /** Where the word begins, from the middle. */
  readonly at: number;
  readonly children: ReactNode;
}

const Step = ({ x, word, at, children }: StepProps) => (
  <At x={x} y={60}>
    {children}
    <PenText x={at} y={56} size={27}>
      {word}
    </PenText>
  </At>
);

const Note = ({ tone, ...place }: Place & { readonly tone: Colour }) => (
  <At {...place}>
    <path d="M0 0H52V40L40 52H0z" className={tone} />
    <path d="M52 40H40V52z" className="shade" />
    <path d="M11 16H40M11 28H30" className="stroke-deep" strokeWidth={4} opacity={0.55} />
  </At>
);
