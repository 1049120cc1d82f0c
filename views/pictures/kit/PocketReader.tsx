import type { ReactNode } from 'react';
import { At, type Place } from './At.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { Shadow } from './Panel.tsx';

interface PocketReaderProps extends Place {
  /** Between the top edge and the keys: on the display, 128 × 48, 0,0 at its top left. */
  readonly children?: ReactNode;
  /** With keys for a PIN; without them it shows where a card is tapped. */
  readonly keypad?: boolean;
}

/** A palm-sized reader for cards, 160 × 248: a small display, keys or the mark for a tap, and a slot below. */
export function PocketReader({ children, keypad, ...place }: PocketReaderProps) {
  return (
    <At {...place}>
      <Shadow width={160} height={248} radius={28} />
      <rect width={160} height={248} rx={28} fill="url(#night)" />
      <rect
        x={1}
        y={1}
        width={158}
        height={246}
        rx={27}
        className="stroke-brand-lift"
        strokeWidth={2}
        opacity={0.45}
      />
      <g transform="translate(16 24)">
        <rect width={128} height={48} rx={8} className="surface" />
        {children}
      </g>
      {keypad ? <Keypad /> : <TapMark />}
      <path d="M28 234h104" className="stroke-deep" strokeWidth={6} />
    </At>
  );
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'red', '0', 'green'] as const;

const Keypad = () =>
  keys.map((key, index) => (
    <At key={key} x={20 + (index % 3) * 44} y={92 + Math.floor(index / 3) * 34}>
      <Key face={key} />
    </At>
  ));

function Key({ face }: { readonly face: (typeof keys)[number] }) {
  if (face === 'red' || face === 'green')
    return (
      <>
        <rect width={32} height={24} rx={8} className={face} />
        <path
          d={face === 'red' ? 'M12 8l8 8m0-8l-8 8' : 'M10.500 12.500l4 4 7-8'}
          className="stroke-deep"
          strokeWidth={2}
        />
      </>
    );
  return (
    <>
      <rect width={32} height={24} rx={8} className="on-deep" opacity={0.16} />
      <Label x={16} y={17} size={14} weight={700} tone="on-deep" anchor="middle">
        {face}
      </Label>
    </>
  );
}

const TapMark = () => (
  <>
    <circle cx={80} cy={148} r={46} className="on-deep" opacity={0.12} />
    <Glyph name="tap" x={53} y={119} size={60} tone="on-deep" />
    {[56, 72, 88, 104].map((x, index) => (
      <circle key={x} cx={x} cy={212} r={4} className={index ? 'deep-lift' : 'code-number'} />
    ))}
  </>
);
