import { BarePhone } from '../devices/BarePhone.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At } from '../stage/At.tsx';
import type { FeedStationProps } from './feedStationProps.ts';

/* The lines of its title and its first sentence, with their letters. From nearer the title is shorter. */
const sizes = {
  far: {
    width: 204,
    cover: 58,
    title: { lines: ['CNF, RAC, WL: what', 'the letters on a train', 'ticket mean'], size: 16 },
    text: { lines: ['CNF means confirmed:', 'a berth or seat is yours.'], size: 14.5 },
  },
  near: {
    width: 212,
    cover: 56,
    title: { lines: ['CNF, RAC, WL'], size: 24 },
    text: { lines: ['CNF means', 'confirmed: a berth', 'or seat is yours.'], size: 18.5 },
  },
} as const;

const head = 32;

/** An article in a feed reader on a phone, 236 × 236, which runs over the lower edge: its cover, its title and how it begins. */
export const ArticleOpened = ({ near }: FeedStationProps) => {
  const { width, cover, title, text } = sizes[near ? 'near' : 'far'];
  const screen = width - 12;
  const titleEnd = head + cover + 6 + title.lines.length * title.size * 1.2;
  return (
    <At x={118 - width / 2} y={11}>
      <Shadow width={width} height={260} />
      <BarePhone x={0} y={0} width={width} height={280}>
        <path d={`M0 0H${screen}V${head}H0z`} fill="url(#sheen)" />
        <Glyph name="arrow-left" x={12} y={7} size={18} tone="on-brand" bold />
        <Label x={38} y={head / 2 + text.size * 0.36} size={text.size} weight={700} tone="on-brand">
          Unread
        </Label>
        <At x={0} y={head}>
          <TicketCover width={screen} height={cover} />
        </At>
        {title.lines.map((line, index) => (
          <Label
            key={line}
            x={12}
            y={head + cover + 6 + (index + 1) * title.size * 1.2}
            size={title.size}
            weight={800}
          >
            {line}
          </Label>
        ))}
        {text.lines.map((line, index) => (
          <Label
            key={line}
            x={12}
            y={titleEnd + 6 + (index + 1) * text.size * 1.28}
            size={text.size}
            tone="muted"
          >
            {line}
          </Label>
        ))}
      </BarePhone>
    </At>
  );
};

/* A confirmed ticket, as the cover of that article. */
const TicketCover = ({ width, height }: { readonly width: number; readonly height: number }) => (
  <>
    <rect width={width} height={height} className="marigold-soft" />
    <At x={width / 2 - 66} y={height / 2 - 20}>
      <g className="sheet">
        <path
          d="M6 0H126a6 6 0 016 6V14a6 6 0 000 12V34a6 6 0 01-6 6H6a6 6 0 01-6-6V26A6 6 0 000 14V6A6 6 0 016 0z"
          className="paper"
        />
        <Glyph name="train" x={16} y={8} size={24} tone="brand" bold />
        <path d="M54 6V34" className="stroke-faint" strokeWidth={2} strokeDasharray="1 6" />
        <rect x={64} y={7} width={58} height={26} rx={6} className="green-soft" />
        <Label x={93} y={26.5} size={19} weight={800} tone="green-ink" anchor="middle">
          CNF
        </Label>
      </g>
    </At>
  </>
);
