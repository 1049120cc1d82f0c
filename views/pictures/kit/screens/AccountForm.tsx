import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface AccountFormProps extends Place {
  readonly width: number;
  /** Caption and value of each field, typed in. */
  readonly fields: readonly (readonly [caption: string, value: string])[];
  /** Of the values; the captions are smaller. */
  readonly size: number;
  readonly captionSize: number;
  readonly titleSize: number;
  /** How far one field is from the next. */
  readonly step: number;
}

/** On a phone's screen: a form with which a customer opens an account, filled in, over the button that sends it. */
export function AccountForm(props: AccountFormProps) {
  const { width, fields, size, captionSize, titleSize, step, ...place } = props;
  const height = step - 10;
  const foot = 22 + fields.length * step;
  return (
    <At {...place}>
      <Label x={0} y={6} size={titleSize} weight={700}>
        Open an account
      </Label>
      {fields.map(([caption, value], index) => (
        <g key={caption} transform={`translate(0 ${22 + index * step})`}>
          <rect width={width} height={height} rx={8} className="surface-2" />
          <rect
            x={0.5}
            y={0.5}
            width={width - 1}
            height={height - 1}
            rx={7.5}
            className="stroke-line"
          />
          <Label x={12} y={Math.round(height * 0.4)} size={captionSize} weight={700} tone="muted">
            {caption}
          </Label>
          <Label x={12} y={Math.round(height * 0.79)} size={size} weight={700}>
            {value}
          </Label>
        </g>
      ))}
      <rect y={foot + 4} width={width} height={size * 2.5} rx={size * 1.25} className="brand" />
      <Label
        x={width / 2}
        y={foot + 4 + size * 1.6}
        size={size}
        weight={700}
        tone="on-brand"
        anchor="middle"
      >
        Continue
      </Label>
    </At>
  );
}
