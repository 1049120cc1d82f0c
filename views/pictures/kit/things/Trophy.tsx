import { At, type Place } from '../stage/At.tsx';

const cup = 'M40 16H136c0 60-6 108-48 112-42-4-48-52-48-112z';

/** A winner's cup on its foot, 176 × 224. */
export function Trophy(place: Place) {
  return (
    <At {...place}>
      <path
        d="M40 36H16c-2 34 10 58 38 62M136 36h24c2 34-10 58-38 62"
        className="stroke-marigold"
        strokeWidth={12}
      />
      <path d="M76 120h24v40H76z" className="marigold" />
      <path d="M76 128c8 6 16 6 24 0v10c-8 5-16 5-24 0z" className="marigold-ink" opacity={0.3} />
      <path d={cup} className="marigold" />
      <path d="M88 16h48c0 60-6 108-48 112z" className="marigold-ink" opacity={0.14} />
      <path d="M50 32c0 28 3 44 9 60" className="stroke-on-brand" strokeWidth={6} opacity={0.6} />
      <rect x={32} y={8} width={112} height={16} rx={8} className="marigold" />
      <rect x={32} y={8} width={112} height={16} rx={8} className="on-brand" opacity={0.3} />
      <path
        d="M88 44l8 17 18 2-13 13 3 18-16-9-16 9 3-18-13-13 18-2z"
        className="on-brand"
        opacity={0.92}
      />
      <path d="M60 160h56l8 24H52z" className="marigold" />
      <path d="M60 160h56l2 8H58z" className="marigold-ink" opacity={0.3} />
      <rect x={36} y={184} width={104} height={40} rx={8} className="skin-deep" />
      <rect x={60} y={196} width={56} height={16} rx={4} className="marigold" />
    </At>
  );
}
