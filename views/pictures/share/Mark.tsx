import { At } from '../kit/stage/At.tsx';

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The site's mark as it stands in the header, in the colours of the pictures. */
export function Mark({ x, y, size }: MarkProps) {
  return (
    <At x={x} y={y} scale={size / 32}>
      <rect width={32} height={32} rx={9} className="brand" />
      <path className="on-brand" d="M7 16a9 9 0 0 1 9-9v9zM25 16a9 9 0 0 1-9 9v-9z" />
      <circle className="marigold" cx={21} cy={11} r={4} />
      <circle className="brand-lift" cx={11} cy={21} r={4} />
    </At>
  );
}
