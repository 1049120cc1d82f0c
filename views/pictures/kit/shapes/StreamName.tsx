import { Label, textWidth } from './Label.tsx';

interface StreamNameProps {
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: string;
}

/** The mode of a payout, on the stream that it moves. */
export function StreamName({ x, y, size, children }: StreamNameProps) {
  const width = Math.round(textWidth(children, size) + size * 1.5);
  const height = Math.round(size * 1.8);
  const box = { x: x - width / 2, y: y - height / 2, width, height, rx: height / 2 };
  return (
    <>
      <rect {...box} className="deep" />
      <rect {...box} className="stroke-on-deep" opacity={0.3} />
      <Label x={x} y={y + size * 0.36} size={size} weight={700} tone="on-deep" anchor="middle">
        {children}
      </Label>
    </>
  );
}
