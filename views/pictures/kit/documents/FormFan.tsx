import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';

interface FormFanProps extends Place {
  /** Their numbers, from the left: the last one is on top. */
  readonly forms: readonly string[];
}

const sheet = { width: 112, height: 158 } as const;

/* Degrees from one sheet to the next, and how far their middles are from where all of them turn. */
const step = 10;
const radius = 460;

/** Sheets of forms, fanned out like a hand of cards; x and y are the point around which they turn, far below them. */
export const FormFan = ({ forms, ...place }: FormFanProps) => (
  <At {...place}>
    {forms.map((form, index) => (
      <At key={form} x={0} y={0} turn={(index - (forms.length - 1) / 2) * step}>
        <Sheet x={-sheet.width / 2} y={-radius - sheet.height / 2}>
          {form}
        </Sheet>
      </At>
    ))}
  </At>
);

/* What is to be read stands at the left, where the next sheet leaves it free. */
const Sheet = ({ children, ...place }: Place & { readonly children: string }) => (
  <At {...place}>
    <g className="sheet">
      <rect {...sheet} rx={10} className="shade" filter="url(#soft)" />
      <rect {...sheet} rx={10} className="paper" />
      <rect x={0.5} y={0.5} width={111} height={157} rx={9.5} className="stroke-faint" />
      <Label x={13} y={32} size={18} weight={600} tone="muted">
        Form
      </Label>
      <Label x={12} y={82} size={52} weight={800} tone="brand">
        {children}
      </Label>
      <Skeleton x={13} y={100} widths={[66, 66, 40]} />
    </g>
  </At>
);
