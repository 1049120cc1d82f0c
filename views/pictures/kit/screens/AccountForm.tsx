import { panSpecimen } from '../documents/panSpecimen.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface AccountFormProps extends Place {
  /** Of a field, and how far it is to the next. */
  readonly width: number;
  readonly height: number;
  readonly step: number;
  /** Of the values, and of what names them. */
  readonly size: number;
  readonly caption: number;
}

/** The three fields of a customer’s application, filled in; the first begins at y. */
export const AccountForm = ({ width, height, step, size, caption, ...place }: AccountFormProps) => (
  <At {...place}>
    {panSpecimen.map(([name, text], index) => (
      <At key={name} x={0} y={index * step}>
        <rect width={width} height={height} rx={8} className="surface-2" />
        <rect width={width} height={height} rx={8} className="stroke-line" strokeWidth={1.5} />
        <Label x={12} y={height * 0.39} size={caption} weight={600} tone="muted">
          {name}
        </Label>
        <Label x={12} y={height * 0.8} size={size} weight={700}>
          {text}
        </Label>
      </At>
    ))}
  </At>
);
