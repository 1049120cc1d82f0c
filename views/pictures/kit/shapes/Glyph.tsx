import type { Colour } from '../../palette.ts';
import { At } from '../stage/At.tsx';

/** Icons on a 24 px grid, drawn with one 2 px line. */
const paths = {
  'arrow-down': 'M12 5v14M6 13l6 6 6-6',
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  bank: 'M3 10l9-6 9 6M5 10v8M10 10v8M14 10v8M19 10v8M3 20h18',
  bell: 'M6 16v-5a6 6 0 0112 0v5l2 2H4zM10 21h4',
  block: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5',
  bluetooth: 'M6.500 7.500l11 9L12 21V3l5.500 4.500-11 9',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
  car: 'M4 16v-3l2-6h12l2 6v3zM4 16v3M20 16v3M4 12h16M8 14h.1M16 14h.1',
  card: 'M3 7a2 2 0 012-2h14a2 2 0 012 2v10a2 2 0 01-2 2H5a2 2 0 01-2-2zM3 10h18M7 15h3',
  chart: 'M4 4v16h16M8 15l4-5 3 3 5-7',
  chat: 'M4 6a2 2 0 012-2h12a2 2 0 012 2v8a2 2 0 01-2 2h-7l-5 4v-4H6a2 2 0 01-2-2z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M9 6l6 6-6 6',
  clock: 'M12 7v5l3 2M21 12a9 9 0 11-18 0 9 9 0 0118 0',
  cloud: 'M7 19a4.5 4.5 0 01-.5-9 6 6 0 0111.5 1.500A3.8 3.8 0 0117.5 19z',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  cylinder: 'M8 9a4 3 0 018 0v10a2 2 0 01-2 2h-4a2 2 0 01-2-2zM9 6V3h6v3M8 14h8',
  download: 'M12 4v11M7 10l5 5 5-5M4 20h16',
  drop: 'M12 3c4 5 6 8 6 11a6 6 0 01-12 0c0-3 2-6 6-11z',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  flame: 'M12 3c1 4 5 6 5 11a5 5 0 01-10 0c0-2 1-4 2-5 0 2 1 3 2 3 2-2 0-5 1-9z',
  gift: 'M4 9h16v4H4zM6 13v8h12v-8M12 9v12M12 9c-5 0-5-5-2-5 2 0 2 5 2 5s0-5 2-5c3 0 3 5-2 5',
  globe: 'M21 12a9 9 0 11-18 0 9 9 0 0118 0M3 12h18M12 3c3 3 3 15 0 18-3-3-3-15 0-18',
  hand: 'M7 12V6.500a1.5 1.5 0 013 0V11 4.500a1.5 1.5 0 013 0V11 6a1.5 1.5 0 013 0v8c0 4-2 7-5 7-4 0-5-3-8-7 1-2 3-1 4 0',
  handset:
    'M21 16.500v3a1.800 1.800 0 01-2 1.800C11 20.500 3.500 13 2.700 5a1.800 1.800 0 011.800-2h3a1.800 1.800 0 011.800 1.500l.7 3a1.800 1.800 0 01-.5 1.700L8.200 10.500a14 14 0 005.300 5.300l1.300-1.300a1.800 1.800 0 011.700-.5l3 .7a1.800 1.800 0 011.500 1.800z',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  id: 'M3 6h18v12H3zM8 13a2 2 0 100-4 2 2 0 000 4M5.5 16c1-2 4-2 5 0M14 10h4M14 14h4',
  inbox: 'M3 14V18a2 2 0 002 2h14a2 2 0 002-2V14L18 5H6zM3 14h5l1.500 3h5L16 14h5',
  key: 'M11 15a4 4 0 11-6 0 4 4 0 016 0M11 12l8-8M16 7l3 3',
  laptop: 'M5 15V7a2 2 0 012-2h10a2 2 0 012 2v8M3 19h18l-2-4H5z',
  link: 'M10 13a5 5 0 007.5.500l3-3a5 5 0 00-7-7l-1.700 1.700M14 11a5 5 0 00-7.500-.500l-3 3a5 5 0 007 7l1.700-1.700',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 018 0v3',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  megaphone: 'M4 10v4h3l9 5V5L7 10zM19 9a4 4 0 010 6M8 14v5h3v-3',
  pause: 'M9 6v12M15 6v12',
  phone: 'M8 2h8a2 2 0 012 2v16a2 2 0 01-2 2H8a2 2 0 01-2-2V4a2 2 0 012-2zM11 18h2',
  pin: 'M12 21c5-5 7-8 7-11a7 7 0 00-14 0c0 3 2 6 7 11zM12 12.500a2.5 2.5 0 100-5 2.5 2.5 0 000 5',
  play: 'M7 5l12 7-12 7z',
  plus: 'M12 5v14M5 12h14',
  receipt: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  refresh: 'M20 6v5h-5M4 18v-5h5M19 11a7.5 7.5 0 00-13-3M5 13a7.5 7.5 0 0013 3',
  rupee: 'M7 4h10M7 8.500h10M7 4h3c6 0 6 9 0 9H7l7 7',
  school: 'M2 9l10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5M22 9v6',
  search: 'M17 11a6 6 0 11-12 0 6 6 0 0112 0M16 16l4 4',
  send: 'M21 4L3 11l7 3 3 7zM10 14l11-10',
  shield: 'M12 3l7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6z',
  signal: 'M5 20v-4M10 20v-8M15 20V8M20 20V4',
  sim: 'M6 3h8l4 4v14H6zM9 12h6v6H9zM12 12v6',
  store:
    'M4 10v10h16V10M3 9l2-5h14l2 5c0 3-4 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0C7 12 3 12 3 9M10 20v-5h4v5',
  tap: 'M6 14a4 4 0 000-5M10 16a8 8 0 000-9M14 18a12 12 0 000-13',
  train:
    'M6 5a2 2 0 012-2h8a2 2 0 012 2v10a2 2 0 01-2 2H8a2 2 0 01-2-2zM6 10h12M9 14h.1M15 14h.1M9 17l-3 4M15 17l3 4',
  truck:
    'M2 6h11v10H2zM13 10h4l4 3.500v2.500h-8M8.500 17.500a2 2 0 11-4 0 2 2 0 014 0M19 17.500a2 2 0 11-4 0 2 2 0 014 0',
  tv: 'M3 8h18v12H3zM8 3l4 5 4-5',
  user: 'M12 12a4 4 0 100-8 4 4 0 000 8M4 21c1-7 15-7 16 0',
  users:
    'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7M2 20c1-6 13-6 14 0M16 4.500a3.5 3.5 0 010 6.500M18 15c2 .5 4 2 4 5',
  wallet: 'M4 7h15a1 1 0 011 1v11H5a2 2 0 01-2-2V6a2 2 0 012-2h12v3M16 13h.1',
  wifi: 'M3 9c5-5 13-5 18 0M6.5 13c3-3 8-3 11 0M12 17.500h.1',
  x: 'M6 6l12 12M18 6L6 18',
} as const;

export type GlyphName = keyof typeof paths;

interface GlyphProps {
  readonly name: GlyphName;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly tone?: Colour;
  readonly bold?: boolean;
}

/** A simple icon; x and y are its top left corner. */
export function Glyph({ name, x, y, size = 24, tone = 'ink', bold }: GlyphProps) {
  return (
    <At x={x} y={y} scale={Number((size / 24).toFixed(3))}>
      <path d={paths[name]} className={`stroke-${tone}`} strokeWidth={bold ? 2.6 : 1.8} />
    </At>
  );
}
