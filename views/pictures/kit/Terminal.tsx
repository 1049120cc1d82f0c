import type { ReactNode } from 'react';
import { At, type Place } from './At.tsx';
import { Label } from './Label.tsx';
import { Shadow } from './Panel.tsx';

interface TerminalProps extends Place {
  /** On the display, 168 × 116, 0,0 at its top left. */
  readonly children: ReactNode;
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const actions = [
  { tone: 'red', x: 20 },
  { tone: 'green', x: 136 },
] as const;

/** The display's own size. */
const display = { width: 168, height: 116 };

/** A card machine for POS or micro ATM, 208 × 384: display, keypad, card slot below. */
export function Terminal({ children, ...place }: TerminalProps) {
  return (
    <At {...place}>
      <Shadow width={208} height={384} radius={36} />
      <rect width={208} height={384} rx={28} fill="url(#night)" />
      <rect
        x={1}
        y={1}
        width={206}
        height={382}
        rx={27}
        className="stroke-brand-lift"
        strokeWidth={2}
        opacity={0.4}
      />
      <g transform="translate(20 36)">
        <rect {...display} rx={8} className="surface" />
        {children}
      </g>
      {keys.map((key, index) => {
        const x = 20 + (index % 3) * 58;
        const y = 168 + Math.floor(index / 3) * 44;
        return <Key key={key} x={x} y={y} digit={key} />;
      })}
      <Key x={78} y={300} digit="0" />
      {actions.map(({ tone, x }) => (
        <rect key={tone} x={x} y={300} width={52} height={36} rx={8} className={tone} />
      ))}
      <path
        d="M40 312l12 12m0-12l-12 12M155 318l5 5 8-9"
        className="stroke-deep"
        strokeWidth={2.5}
      />
      <path d="M56 362h96" className="stroke-deep" strokeWidth={8} />
    </At>
  );
}

interface KeyProps {
  readonly x: number;
  readonly y: number;
  readonly digit: string;
}

function Key({ x, y, digit }: KeyProps) {
  return (
    <>
      <rect x={x} y={y} width={52} height={36} rx={8} className="on-deep" opacity={0.12} />
      <Label x={x + 26} y={y + 24} size={17} weight={600} tone="on-deep" anchor="middle">
        {digit}
      </Label>
    </>
  );
}
