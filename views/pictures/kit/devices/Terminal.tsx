import type { ReactNode } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place, useDrawnScale } from '../stage/At.tsx';

interface TerminalProps extends Place {
  /** On the display, 168 × 116, 0,0 at its top left. */
  readonly children: ReactNode;
  /** The paper that comes out of the printer, 176 wide; 0,0 is its left end in the slot, and it goes up from there. */
  readonly paper?: ReactNode;
  /** How large the digits on its keys are: 0 for none, where they would be too small to read. */
  readonly digits?: number;
}

/* Below this size, light on its edges and a shadow around it look like a second outline. */
const litFrom = 0.3;

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const actions = [
  { tone: 'red', x: 20 },
  { tone: 'green', x: 136 },
] as const;

/** The display's own size. */
const display = { width: 168, height: 116 };

/* A broad head with the printer, and a narrower grip with the keys. */
const body =
  'M0 16H208V150q0 10-8 20l-2 4V354a28 28 0 01-28 28H38a28 28 0 01-28-28V174l-2-4q-8-10-8-20z';

/** A card machine for shops, 208 × 384: printer above, display, lights and the sign for a tap, keypad, card slot below. */
export function Terminal({ children, paper, digits = 17, ...place }: TerminalProps) {
  const isLit = useDrawnScale() * (place.scale ?? 1) >= litFrom;
  return (
    <At {...place}>
      {isLit && <Shadow width={208} height={384} radius={36} />}
      <path d="M0 22V18A18 18 0 0118 0H190a18 18 0 0118 18v4z" className="deep-lift" />
      {isLit && (
        <path
          d="M0 22V18A18 18 0 0118 0H190a18 18 0 0118 18v4z"
          className="brand-lift"
          opacity={0.5}
        />
      )}
      <rect x={12} y={8} width={184} height={12} rx={6} className="deep" />
      {paper && <g transform="translate(16 14)">{paper}</g>}
      <path d={body} fill="url(#night)" />
      {isLit && (
        <>
          <path
            d="M208 16V150q0 10-8 20l-2 4V354a28 28 0 01-28 28q20-10 20-30V174q8-10 8-24V16z"
            className="brand-lift"
            opacity={0.3}
          />
          <path d="M1 18H207" className="stroke-brand-lift" strokeWidth={2.5} />
        </>
      )}
      <path d={body} className="stroke-rim" strokeWidth={2} />
      <g transform="translate(20 30)">
        <rect x={-5} y={-5} width={178} height={126} rx={11} className="deep" />
        <rect {...display} rx={8} className="surface" />
        {children}
      </g>
      {[76, 95, 114, 133].map((x, index) => (
        <circle key={x} cx={x} cy={159} r={3.5} className={index ? 'deep-lift' : 'code-number'} />
      ))}
      {isLit && <Glyph name="tap" x={160} y={149} size={20} tone="code-number" bold />}
      {keys.map((key, index) => {
        const x = 20 + (index % 3) * 57;
        const y = 170 + Math.floor(index / 3) * 43;
        return <Key key={key} x={x} y={y} digit={key} size={digits} />;
      })}
      <Key x={77} y={299} digit="0" size={digits} />
      {actions.map(({ tone, x }) => (
        <rect
          key={tone}
          x={x - 2 * Number(x > 20)}
          y={299}
          width={52}
          height={35}
          rx={8}
          className={tone}
        />
      ))}
      <path
        d="M40 311l12 12m0-12l-12 12M153 317l5 5 8-9"
        className="stroke-on-brand"
        strokeWidth={3}
      />
      <rect x={34} y={346} width={140} height={22} rx={11} className="deep-lift" />
      <rect x={46} y={354} width={116} height={7} rx={3.5} className="deep" />
    </At>
  );
}

interface KeyProps {
  readonly x: number;
  readonly y: number;
  readonly digit: string;
  readonly size: number;
}

function Key({ x, y, digit, size }: KeyProps) {
  return (
    <>
      <rect x={x} y={y} width={52} height={35} rx={8} className="on-deep" opacity={0.14} />
      {size > 0 && (
        <Label
          x={x + 26}
          y={y + 17.5 + size * 0.36}
          size={size}
          weight={600}
          tone="on-deep"
          anchor="middle"
        >
          {digit}
        </Label>
      )}
    </>
  );
}
