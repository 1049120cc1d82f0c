import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';

interface FormFanProps extends Place {
  /** Their numbers, from the left: the last one is on top. */
  readonly forms: readonly string[];
  /** Closer together, with nothing but their numbers at the top. */
  readonly close?: boolean;
}

const sheet = { width: 112, height: 158 } as const;

/* Degrees from one sheet to the next, and how far their middles are from where all of them turn. */
const wide = { step: 10, radius: 460 } as const;
const narrow = { step: 8, radius: 380 } as const;

/** Sheets of forms, fanned out like a hand of cards; x and y are the point around which they turn, far below them. */
export const FormFan = ({ forms, close = false, ...place }: FormFanProps) => {
  const { step, radius } = close ? narrow : wide;
  return (
    <At {...place}>
      {forms.map((form, index) => (
        <At key={form} x={0} y={0} turn={(index - (forms.length - 1) / 2) * step}>
          <Sheet x={-sheet.width / 2} y={-radius - sheet.height / 2} close={close}>
            {form}
          </Sheet>
        </At>
      ))}
    </At>
  );
};

interface SheetProps extends Place {
  readonly close: boolean;
  readonly children: string;
}

/* What is to be read stands at the left, where the next sheet leaves it free. */
const Sheet = ({ close, children, ...place }: SheetProps) => (
  <At {...place}>
    <g className="sheet">
      <rect {...sheet} rx={10} className="shade" filter="url(#soft)" />
      <rect {...sheet} rx={10} className="paper" />
      <rect x={0.5} y={0.5} width={111} height={157} rx={9.5} className="stroke-faint" />
      {!close && (
        <Label x={13} y={32} size={18} weight={600} tone="muted">
          Form
        </Label>
      )}
      <Label
        x={close ? 8 : 12}
        y={close ? 50 : 82}
        size={close ? 37 : 52}
        weight={800}
        tone="brand"
      >
        {children}
      </Label>
      <Skeleton x={13} y={close ? 76 : 100} widths={[66, 66, 40]} />
    </g>
  </At>
);
