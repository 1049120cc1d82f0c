import { Phone } from '../devices/Phone.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface TypedSaleProps extends Place {
  readonly children: string;
  /** Its words and its keys are fewer and larger, for a drawing that phones show. */
  readonly narrow?: boolean;
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0', ''];

/** The middle of a key, from the left of the screen, and how far from one to the next. */
const column = 57;
const row = 45;
const firstRow = { wide: 164, narrow: 152 } as const;

/** A phone with the app of an mPOS reader, 200 × 400: the amount as it is typed and the keys for it; the middle of the key 0 is at 100,308. */
export const TypedSale = ({ children, narrow, ...place }: TypedSaleProps) => (
  <Phone {...place} width={200} height={400} time="" head={narrow ? 0 : 46}>
    {!narrow && (
      <>
        <Label x={18} y={30} size={17} weight={700} tone="on-brand">
          mPOS
        </Label>
        <Label x={91} y={76} size={20} weight={600} tone="muted" anchor="middle">
          Amount
        </Label>
      </>
    )}
    <Label x={91} y={narrow ? 96 : 116} size={narrow ? 46 : 41} weight={800} anchor="middle">
      {children}
    </Label>
    <path
      d={narrow ? 'M10 115H172' : 'M16 130H166'}
      className="stroke-brand"
      strokeWidth={narrow ? 6 : 4}
    />
    {keys.map((digit, index) => (
      <Key
        // biome-ignore lint/suspicious/noArrayIndexKey: the keys never change
        key={index}
        x={91 + ((index % 3) - 1) * column}
        y={firstRow[narrow ? 'narrow' : 'wide'] + Math.floor(index / 3) * row}
        digit={narrow ? '' : digit}
        pressed={digit === '0'}
      />
    ))}
  </Phone>
);

interface KeyProps extends Place {
  readonly digit: string;
  readonly pressed: boolean;
}

const Key = ({ digit, pressed, ...middle }: KeyProps) => (
  <At {...middle}>
    <rect
      x={-25}
      y={-19}
      width={50}
      height={38}
      rx={9}
      className={pressed ? 'brand-soft' : 'surface-2'}
    />
    <rect x={-24.5} y={-18.5} width={49} height={37} rx={8.5} className="stroke-line" />
    {digit && (
      <Label x={0} y={7.5} size={21} weight={600} anchor="middle">
        {digit}
      </Label>
    )}
  </At>
);
