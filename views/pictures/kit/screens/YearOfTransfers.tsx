import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';

/** How many cash transfers a sender has in a year, and how many of them this one has made. */
const aYear = 12;
const made = 5;

interface TransferFieldsProps {
  readonly columns: number;
  /** Of one field; x and y are the top left of the first. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

/** A field for each cash transfer of the year: those made are ticked, the others bear their number. */
export function TransferFields({ columns, x, y, width, height, gap }: TransferFieldsProps) {
  return Array.from({ length: aYear }, (_, index) => {
    const left = x + (index % columns) * (width + gap);
    const top = y + Math.floor(index / columns) * (height + gap);
    return (
      <g key={left + top * 400}>
        <rect x={left} y={top} width={width} height={height} rx={8} className="surface-2" />
        {index < made ? (
          <Tick x={left + width / 2} y={top + height / 2} size={24} />
        ) : (
          <Label
            x={left + width / 2}
            y={top + height / 2 + 6}
            size={17}
            weight={700}
            tone="muted"
            anchor="middle"
          >
            {String(index + 1)}
          </Label>
        )}
      </g>
    );
  });
}

/** The count on one line, from x 24 to 320. */
export function TransferCount({ y }: { readonly y: number }) {
  return (
    <>
      <Label x={24} y={y} size={17} weight={700}>
        {`${made} made`}
      </Label>
      <Label x={320} y={y} size={17} weight={700} tone="brand-ink" anchor="end">
        {`${aYear - made} left`}
      </Label>
    </>
  );
}
