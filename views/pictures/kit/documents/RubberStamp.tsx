import { At, type Place } from '../stage/At.tsx';

/** The stamp of an office, upright with a turned handle, 148 × 268. */
export const RubberStamp = (place: Place) => (
  <At {...place}>
    <ellipse cx={78} cy={266} rx={90} ry={8} className="shade" />
    <path d={handle} className="pen" />
    {/* The turned wood is round: lighter at the left, darker at the right. */}
    <path d="M52 38Q54 22 68 17" className="stroke-on-brand" strokeWidth={5} opacity={0.35} />
    <path d="M62 122Q60 146 48 164" className="stroke-on-brand" strokeWidth={5} opacity={0.25} />
    <rect x={50} y={88} width={48} height={14} rx={7} className="marigold" />
    <rect x={20} y={182} width={108} height={18} rx={6} className="marigold" />
    <path d="M6 240H142V258A6 6 0 01136 264H12A6 6 0 016 258z" className="green" />
    <path d="M12 198H136A12 12 0 01148 210V246H0V210A12 12 0 0112 198z" className="brand-lift" />
    <path d="M14 211H134" className="stroke-on-brand" strokeWidth={4} opacity={0.35} />
  </At>
);

const handle =
  'M74 0C98 0 114 18 114 42 114 62 102 76 92 92V104C92 136 104 160 122 186H26C44 160 56 136 56 104V92C46 76 34 62 34 42 34 18 50 0 74 0z';
