import { Label } from '../shapes/Label.tsx';
import { Row } from '../shapes/Row.tsx';
import { At, type Place } from '../stage/At.tsx';

const posts = [
  { glyph: 'bank', tone: 'marigold', title: 'What an IFSC tells you', note: 'Today' },
  { glyph: 'send', tone: 'brand', title: 'Sending money to Nepal', note: 'Today' },
  { glyph: 'id', tone: 'green', title: 'How to read a PAN', note: 'Today' },
] as const;

interface UnreadPostsProps extends Place {
  readonly width: number;
  readonly size: number;
  readonly step: number;
}

/** The list of a feed reader: three unread articles, the first of them open; 0,0 is the left end of its heading. */
export function UnreadPosts({ width, size, step, ...place }: UnreadPostsProps) {
  const mark = size * 2.5;
  return (
    <At {...place}>
      <Label x={0} y={0} size={24} weight={800}>
        Unread
      </Label>
      <rect x={96} y={-22} width={40} height={30} rx={15} className="brand" />
      <Label x={116} y={-1} size={18} weight={700} tone="on-brand" anchor="middle">
        3
      </Label>
      {posts.map((post, index) => (
        <g key={post.title} transform={`translate(0 ${34 + index * step})`}>
          {index === 0 && (
            <rect
              x={-16}
              y={-12}
              width={width + 32}
              height={mark + 24}
              rx={8}
              className="brand-soft"
            />
          )}
          <Row {...post} x={0} y={0} width={width} size={size} />
          <circle cx={width} cy={mark / 2} r={6} className="brand" />
        </g>
      ))}
    </At>
  );
}
