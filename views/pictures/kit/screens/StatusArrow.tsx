interface StatusArrowProps {
  /** The frame around the line, in the picture’s units. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number };
  /** Of the letters in it. */
  readonly size: number;
  /** Where the arrow leaves the frame, and how far below the frame it turns. */
  readonly from: number;
  readonly drop: number;
  /** The edge at which its head ends. */
  readonly to: number;
}

/** A frame around the line of a code window that says how a call ended, and the arrow from it to what that has done, joined at both. */
export function StatusArrow({ frame, size, from, drop, to }: StatusArrowProps) {
  const height = size * 1.66;
  const start = frame.y + height;
  const end = start + drop;
  const line = size * 0.3;
  const head = size * 0.7;
  const bend = size * 0.9;
  /* The round end of the stroke reaches the edge. */
  const tip = to - line / 2;
  return (
    <>
      <rect
        {...frame}
        height={height}
        rx={size * 0.36}
        className="stroke-marigold"
        strokeWidth={line * 0.45}
      />
      <path
        d={`M${from} ${start}V${end - bend}Q${from} ${end} ${from + bend} ${end}H${tip}M${tip - head} ${end - head}L${tip} ${end}L${tip - head} ${end + head}`}
        className="stroke-marigold"
        strokeWidth={line}
      />
      <circle cx={from} cy={start} r={size * 0.28} className="marigold" />
    </>
  );
}
